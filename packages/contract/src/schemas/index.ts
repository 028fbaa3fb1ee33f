export * from './content-api.ts';
export * from './content.ts';
export * from './entry-queries.ts';
export * from './permission-explanation.ts';
export * from './permission-layout.ts';
export * from './permissions.ts';
export * from './users.ts';
export * from './wire.ts';
