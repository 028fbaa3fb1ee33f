export * from './any-of.ts';
export * from './clock.ts';
export { librarySchemas } from './fixtures/library.ts';
export * from './for-each-dialect.ts';
export * from './log-lines.ts';
export { newPostgresDatabase } from './new-postgres-database.ts';
export * from './test-client.ts';
export * from './test-server.ts';
export * from './test-users.ts';
