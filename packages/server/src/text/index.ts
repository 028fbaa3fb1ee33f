export * from './slugify.ts';
export { sortKey, sortKeyVersion } from './sort-keys/sort-key.ts';
