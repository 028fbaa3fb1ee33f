import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type { Database } from '../database/index.ts';

/** A database that notes what it is asked, outside of transactions. */
export interface RecordedDatabase {
  readonly database: Database;
  /** What was asked, oldest first: the kind of statement and the tables that it names. */
  readonly queries: readonly string[];
  /** Forgets what was asked so far. */
  forget(): void;
}

function describe(node: RootOperationNode): string {
  const tables = JSON.stringify(node).matchAll(/"identifier":\{"kind":"IdentifierNode","name":"(\w+)"\}/g);
  return [node.kind, ...new Set([...tables].map(([, name]) => name))].join(' ');
}

/** Notes which statements run, for tests of what may not depend on who is asked about. */
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
