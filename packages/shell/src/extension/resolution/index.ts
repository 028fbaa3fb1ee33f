export { ownerOfLoader } from './loader-owners.ts';
export * from './registry.ts';
export * from './resolve-plugins.ts';
