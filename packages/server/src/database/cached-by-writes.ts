import type { Database } from './database.ts';

/**
 * Returns a function that reads a value, and again only after a server has written to a table. Its writers `touch` it.
 * @param read must read the table outside of transactions
 */
export function cachedByWrites<Value>(
  database: Pick<Database, 'writeCount'>,
  table: string,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let known: { readonly writes: string; readonly value: Value } | null = null;
  return async () => {
    // Counted before the read, so that a concurrent change is read the next time.
    const writes = await database.writeCount(table);
    if (known?.writes !== writes) known = { writes, value: await read() };
    return known.value;
  };
}
