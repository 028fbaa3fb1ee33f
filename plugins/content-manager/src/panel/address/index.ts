export * from './address-parameters.ts';
export * from './came-from.ts';
export * from './collection-address.ts';
export * from './content-place.ts';
export * from './from-list.ts';
export * from './old-address.ts';
export * from './pages.ts';
export * from './use-address-parameters.ts';
