export * from './slugify.ts';
export { sortKey, sortKeyVersion } from './sort-keys/sort-key.ts';
export { shortTerm, wordBeginnings, wordBeginningsVersion } from './word-beginnings.ts';
