import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type { Database } from '../database/index.ts';

/** A database that records its statements outside of transactions. */
export interface RecordedDatabase {
  readonly database: Database;
  /** The recorded statements, oldest first: their kind and tables. */
  readonly queries: readonly string[];
  /** Clears the recorded statements. */
  forget(): void;
}

function describe(node: RootOperationNode): string {
  const tables = JSON.stringify(node).matchAll(/"identifier":\{"kind":"IdentifierNode","name":"(\w+)"\}/g);
  return [node.kind, ...new Set([...tables].map(([, name]) => name))].join(' ');
}

/** Records statements, for tests that compare those of known and unknown accounts. */
export function recordQueries(database: Database): RecordedDatabase {
  const queries: string[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      queries.push(describe(node));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const forget = () => {
    queries.length = 0;
  };
  return { database: { ...database, kysely: database.kysely.withPlugin(recorder) }, queries, forget };
}
