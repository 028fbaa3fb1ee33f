export * from './registry.ts';
export * from './resolve-plugins.ts';
