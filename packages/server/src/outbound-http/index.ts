export { isPublicAddress } from './public-address.ts';
export { AddressRefused, publicLookup } from './public-lookup.ts';
