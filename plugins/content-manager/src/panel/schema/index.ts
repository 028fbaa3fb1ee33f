export * from './content-type-view.ts';
export * from './query-keys.ts';
export * from './schema-queries.ts';
