import { sql, type RawBuilder } from 'kysely';
import { rowsOf } from '../../database/database.ts';
import { statement, StatementCache, type Statement } from '../read/statement.ts';
import type { ContentStorage } from '../storage/content-storage.ts';
import type { InstanceChange } from './changes/entry-change.ts';
import type { LinkWriter } from './links/stored-links.ts';

interface InstanceRow {
  readonly id: number;
  readonly component_uid: string;
  readonly root_id: number;
  readonly path: string;
}

const batchSize = 40;
const statements = new StatementCache<ContentStorage>();

/** A component instance at any depth, and its entry. */
interface OwnedInstance {
  readonly root: { readonly uid: string; readonly id: number };
  readonly instance: InstanceChange;
}

/** Registers new component instances with their entries, and sets their ids. */
export async function registerInstances(writer: LinkWriter, owned: readonly OwnedInstance[]): Promise<void> {
  const fresh = owned.filter(({ instance }) => instance.id === null);
  for (let start = 0; start < fresh.length; start += batchSize) {
    const batch = fresh.slice(start, start + batchSize);
    const parameters = batch.flatMap(({ root, instance }) => [
      instance.uid,
      root.uid,
      root.id,
      instance.path,
    ]);
    const insert = insertStatement(writer.storage, batch.length);
    const rows = await rowsOf<InstanceRow>(writer.kysely, insert(...parameters));
    const ids = rows.toSorted((a, b) => a.id - b.id);
    // The order of returned rows is undefined: an instance takes the next id of its own kind.
    for (const { root, instance } of batch) {
      const index = ids.findIndex(
        (row) => row.component_uid === instance.uid && row.path === instance.path && row.root_id === root.id,
      );
      const [row] = ids.splice(index, 1);
      if (!row) throw new Error('A component instance was not recorded');
      instance.id = row.id;
    }
  }
}

/** Removes component instances with all their links. */
export async function removeInstances(
  writer: LinkWriter,
  root: { readonly uid: string; readonly id: number },
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const { dialect } = writer.storage.database;
  await sql`delete from links where root_uid = ${root.uid} and root_id = ${root.id}
    and source_uid <> root_uid and ${dialect.inList(sql.ref('source_id'), ids)}`.execute(writer.kysely);
  await sql`delete from component_instances where root_uid = ${root.uid} and root_id = ${root.id}
    and ${dialect.inList(sql.ref('id'), ids)}`.execute(writer.kysely);
}

function insertStatement(storage: ContentStorage, count: number): Statement {
  return statements.get(storage, [count], () => {
    const rows = Array.from({ length: count }, (): RawBuilder<unknown> => sql`(${''}, ${''}, ${0}, ${''})`);
    return statement(
      storage.database,
      sql`insert into component_instances (component_uid, root_uid, root_id, path)
      values ${sql.join(rows)} returning id, component_uid, root_id, path`,
    );
  });
}
