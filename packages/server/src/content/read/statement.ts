import { CompiledQuery, type RawBuilder } from 'kysely';
import type { Database } from '../../database/database.ts';

/** A statement that is compiled once and runs with different parameters. */
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

/** Cached variants of a statement: callers choose the columns, so that their number has to be bounded. */
const maxVariants = 200;

/** Statements of one storage or content type, compiled on first use, by the parts in which they differ. */
export class StatementCache<Owner extends object> {
  readonly #statements = new WeakMap<Owner, Map<string, Statement>>();

  /** Returns the statement of a variant, and compiles it on first use. */
  get(owner: Owner, variant: readonly (string | number | boolean)[], make: () => Statement): Statement {
    const key = JSON.stringify(variant);
    const variants = this.#statements.get(owner) ?? new Map<string, Statement>();
    this.#statements.set(owner, variants);
    const known = variants.get(key);
    if (known) return known;
    const made = make();
    if (variants.size >= maxVariants) variants.clear();
    variants.set(key, made);
    return made;
  }
}
