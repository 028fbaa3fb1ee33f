export { isPublicAddress } from './public-address.ts';
export { AddressRefused, publicLookup } from './public-lookup.ts';
export { hostOf, sendRequest, type OutboundRequest } from './send-request.ts';
