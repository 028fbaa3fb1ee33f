import { CompiledQuery, type RawBuilder } from 'kysely';
import type { Database } from '../../database/database.ts';

/** A statement compiled once, run with other parameters each time. */
export type Statement = (...parameters: readonly unknown[]) => CompiledQuery;

/** Compiles a statement whose bound values are placeholders for the parameters, in the same order. */
export function statement(database: Database, source: RawBuilder<unknown>): Statement {
  const { sql: text, parameters: expected } = source.compile(database.kysely);
  return (...parameters) => {
    if (parameters.length !== expected.length) {
      throw new Error(`The statement takes ${expected.length} parameters: ${text}`);
    }
    return CompiledQuery.raw(text, [...parameters]);
  };
}
