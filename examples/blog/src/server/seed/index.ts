export { seedArticles, type SeededArticles } from './seed-articles.ts';
export { seedBlog } from './seed-blog.ts';
export { findStoredKeys } from './stored-keys.ts';
export { readSeed, SeedFileError } from './load-seed.ts';
export { generateArticles } from './scale.ts';
export type * from './seed-types.ts';
