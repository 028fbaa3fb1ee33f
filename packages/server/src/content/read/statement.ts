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

/** So many variants are kept of a statement that callers can vary: what they think of must not grow without end. */
const maxVariants = 200;

/** Statements that are compiled when they are first needed, for one storage or content type, by what they differ in. */
export class StatementCache<Owner extends object> {
  readonly #statements = new WeakMap<Owner, Map<string | number, Statement>>();

  /** The statement for that variant, made now when there is none. */
  get(owner: Owner, variant: string | number, make: () => Statement): Statement {
    const variants = this.#statements.get(owner) ?? new Map<string | number, Statement>();
    this.#statements.set(owner, variants);
    const known = variants.get(variant);
    if (known) return known;
    const made = make();
    if (variants.size >= maxVariants) variants.clear();
    variants.set(variant, made);
    return made;
  }
}
