export * from './entry-address.ts';
export * from './from-list.ts';
export * from './plugin-parameters.ts';
export * from './read-entry.ts';
export * from './readable-search.ts';
export type { StoredEntry } from './stored-entry.ts';
export * from './uid-calls.ts';
export * from './use-entry-cache.ts';
export * from './write-entry.ts';
