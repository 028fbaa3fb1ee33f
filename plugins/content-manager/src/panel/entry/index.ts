export * from './deleted-entries.ts';
export * from './entry-address.ts';
export * from './read-entry.ts';
export type { StoredEntry } from './stored-entry.ts';
export * from './uid-calls.ts';
export * from './use-entry-cache.ts';
export * from './use-entry-start.ts';
export * from './write-entry.ts';
