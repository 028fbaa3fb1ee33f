export * from './schema-queries.ts';
export * from './content-type-view.ts';
export * from './LoadBoundary.tsx';
