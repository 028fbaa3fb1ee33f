export * from './address-parameters.ts';
export * from './navigation-state.ts';
export * from './content-location.ts';
export * from './pages.ts';
export * from './address-hooks.ts';
export * from './list-parameters.ts';
