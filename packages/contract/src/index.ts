export * from './actions.ts';
export * from './define-endpoints.ts';
export * from './endpoint.ts';
export * from './endpoints.ts';
export * from './errors.ts';
export * from './endpoints/index.ts';
export * from './schemas/index.ts';
export { resource } from './resource.ts';
