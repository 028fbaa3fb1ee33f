import { sql } from 'kysely';
import { permittedRows } from '../../permissions/permitted-rows.ts';
import type { LinkWriter } from './link-writer.ts';
import { newTargets, type LinkChange } from './plan-links.ts';
import { keyOf } from './target-list.ts';

/**
 * Leaves out of what documents link the entries that are not there and those that the actor may not read. A document is
 * stored as it is sent, with the address of each of its links; such a link is one like others then, and nobody learns by
 * it whether an entry exists. What was linked before stays linked.
 */
export async function withReachableTargets(
  writer: LinkWriter,
  changes: readonly LinkChange[],
): Promise<readonly LinkChange[]> {
  const wanted = new Map<string, Set<number>>();
  for (const change of changes) {
    if (change.draft.kind !== 'document') continue;
    for (const { uid, id } of newTargets(change)) {
      const ids = wanted.get(uid);
      if (ids) ids.add(id);
      else wanted.set(uid, new Set([id]));
    }
  }
  if (wanted.size === 0) return changes;
  const reachable = new Set<string>();
  for (const [uid, ids] of wanted) {
    for (const id of await reachableIds(writer, uid, [...ids])) reachable.add(keyOf({ uid, id }));
  }
  return changes.map((change) => {
    const { draft, input, current } = change;
    if (draft.kind !== 'document' || input.kind !== 'set') return change;
    const kept = new Set([...reachable, ...current.map(keyOf)]);
    return {
      ...change,
      input: { ...input, targets: input.targets.filter((target) => kept.has(keyOf(target))) },
    };
  });
}

async function reachableIds(
  { kysely, storage, permissions }: LinkWriter,
  uid: string,
  ids: readonly number[],
): Promise<readonly number[]> {
  const table = storage.tables.get(uid);
  if (table === undefined) return [];
  const grants = permissions?.grants('read', table.contentType);
  if (grants?.length === 0) return [];
  const permitted = grants ? permittedRows(table, grants, table.table) : null;
  const id = sql.id(table.table, 'id');
  const { rows } = await sql<{ readonly id: number }>`select ${id} as id from ${sql.id(table.table)}
    where ${storage.database.dialect.inList(id, ids)} and ${permitted ?? sql`1 = 1`}`.execute(kysely);
  return rows.map((row) => row.id);
}
