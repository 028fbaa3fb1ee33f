export * from './word-beginnings.ts';
