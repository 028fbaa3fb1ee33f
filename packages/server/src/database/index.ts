export {
  type DatabaseLogger,
  rowsOf,
  type Database,
  type DatabaseTransaction,
  type DynamicTables,
  type QueryRunner,
} from './database.ts';
export { openDatabase } from './open-database.ts';
export { DatabaseError, type DatabaseErrorKind } from './database-error.ts';
export { maxCounted, pageRequest, pagination, type PageRequest } from './pagination.ts';
export { cachedByWrites } from './cached-by-writes.ts';
export { StateCache } from './state-cache.ts';
export type { ColumnKind, DialectCapabilities } from './dialect.ts';
export { findApplied, runMigrations, type Migration } from './run-migrations.ts';
