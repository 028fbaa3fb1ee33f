export { seedBlog, storeEntry, StoredKeys } from './seed-blog.ts';
export { readSeed, SeedFileError } from './load-seed.ts';
export { resolveReferences, UnknownReferenceError, type FindId } from './resolve-references.ts';
export { generateArticles } from './scale.ts';
export { articleEntry, pictureUid, seedEntries, type SeedEntry } from './seed-entries.ts';
export type * from './seed-types.ts';
