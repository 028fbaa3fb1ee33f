import type { Kysely } from 'kysely';
import type { DatabaseTransaction, Database } from '../database/index.ts';
import type { IdentityTables } from './tables.ts';

/** A query builder for the identity tables: the database itself or a transaction. */
export type IdentityDatabase = Kysely<IdentityTables>;

/** Narrows a database or a transaction to the identity tables. */
export function identityTables(source: Database | DatabaseTransaction): IdentityDatabase {
  return source.kysely;
}
