export * from './component-configuration-query.ts';
export * from './content-type-view.ts';
export * from './LoadBoundary.tsx';
export * from './query-keys.ts';
export * from './schema-queries.ts';
export * from './use-schema-lifetime.ts';
