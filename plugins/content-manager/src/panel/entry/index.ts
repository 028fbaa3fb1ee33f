export * from './entry-address.ts';
export { entryQuery, type StoredEntry } from './stored-entry.ts';
export * from './uid-calls.ts';
export * from './use-entry-cache.ts';
export * from './use-entry-start.ts';
export * from './write-entry.ts';
