import { sql, type RawBuilder } from 'kysely';
import { rowsOf } from '../../database/database.ts';
import { statement, type Statement } from '../read/statement.ts';
import type { ContentStorage } from '../storage/content-storage.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import { allInstances, storedInstance, type EntryDraft, type InstanceDraft } from './entry-draft.ts';
import { planLinks, type LinkPlan } from './plan-links.ts';
import { columnInput } from './scalar-input.ts';
import { registerInstances, removeInstances } from './store-instances.ts';
import { writeLinks, type LinkWriter } from './write-links.ts';

/** The system columns of an entry that is created. */
export interface NewEntry {
  readonly document: string;
  readonly locale: string | null;
  readonly publishedAt: string | null;
  readonly at: string;
  readonly actorId: number | null;
}

const inserts = new WeakMap<EntryTable, Statement>();

/** Inserts an entry with its components and links; gives its id. */
export async function insertEntry(
  writer: LinkWriter,
  table: EntryTable,
  entry: NewEntry,
  draft: EntryDraft,
): Promise<number> {
  const { dialect } = writer.storage.database;
  const values = new Map(draft.scalars.map(({ field, value }) => [field, value]));
  const query = insertStatement(writer.storage, table)(
    entry.document,
    entry.locale,
    entry.publishedAt,
    entry.at,
    entry.at,
    entry.actorId,
    entry.actorId,
    ...table.scalars.map((field) => dialect.bound(columnInput(field.kind, values.get(field)), field.kind)),
  );
  const [row] = await rowsOf<{ readonly id: number }>(writer.kysely, query);
  if (!row) throw new Error('The new entry has no id');
  await writeContents(writer, table, row.id, draft, { isNew: true, columns: [] });
  return row.id;
}

/** Updates an entry and its version; columns and attributes that the draft leaves out stay. */
export async function updateEntry(
  writer: LinkWriter,
  table: EntryTable,
  id: number,
  change: { readonly at: string; readonly actorId: number | null; readonly publishedAt?: string | null },
  draft: EntryDraft,
): Promise<void> {
  const { dialect } = writer.storage.database;
  const columns = [
    sql`version = version + 1`,
    sql`updated_at = ${change.at}`,
    ...(change.actorId === null ? [] : [sql`updated_by_id = ${change.actorId}`]),
    ...(change.publishedAt === undefined ? [] : [sql`published_at = ${change.publishedAt}`]),
    ...draft.scalars.map(
      ({ field, value }) =>
        sql`${sql.id(field.column)} = ${dialect.bound(columnInput(field.kind, value), field.kind)}`,
    ),
  ];
  await writeContents(writer, table, id, draft, { isNew: false, columns });
}

async function writeContents(
  writer: LinkWriter,
  table: EntryTable,
  id: number,
  draft: EntryDraft,
  row: { readonly isNew: boolean; readonly columns: readonly RawBuilder<unknown>[] },
): Promise<void> {
  const root = { uid: table.uid, id };
  const instances = draft.nested.flatMap((nested) => allInstances(nested.instances));
  await removeInstances(
    writer,
    root,
    draft.nested.flatMap((nested) => nested.removed),
  );
  await registerInstances(writer, root, instances);
  const columns = [
    ...row.columns,
    ...draft.nested.map(
      ({ field, instances: stored }) =>
        sql`${sql.id(field.column)} = ${nestedColumn(stored.map(storedInstance))}`,
    ),
  ];
  if (columns.length > 0) {
    await sql`update ${sql.id(table.table)} set ${sql.join(columns)} where id = ${id}`.execute(writer.kysely);
  }
  await writeLinks(writer, await planAll(writer, root, draft, instances, row.isNew));
}

async function planAll(
  writer: LinkWriter,
  root: { readonly uid: string; readonly id: number },
  draft: EntryDraft,
  instances: readonly InstanceDraft[],
  isNew: boolean,
): Promise<readonly LinkPlan[]> {
  const ofRoot = { rootUid: root.uid, rootId: root.id };
  const own = draft.links.map((link) => planLinks(writer.kysely, { ...ofRoot, ...root, isNew }, link));
  const nested = instances.flatMap((instance) => {
    const owner = { ...ofRoot, uid: instance.uid, id: instance.id ?? 0, isNew: !instance.kept };
    return instance.links.map((link) => planLinks(writer.kysely, owner, link));
  });
  return Promise.all([...own, ...nested]);
}

function nestedColumn(instances: readonly unknown[]): string | null {
  return instances.length === 0 ? null : JSON.stringify(instances);
}

function insertStatement(storage: ContentStorage, table: EntryTable): Statement {
  const known = inserts.get(table);
  if (known) return known;
  const columns = [
    'document',
    'locale',
    'published_at',
    'created_at',
    'updated_at',
    'created_by_id',
    'updated_by_id',
  ];
  const names = [...columns, ...table.scalars.map((field) => field.column)];
  const made = statement(
    storage.database,
    sql`insert into ${sql.id(table.table)} (${sql.join(names.map((name) => sql.id(name)))})
      values (${sql.join(names.map(() => sql`${null}`))}) returning id`,
  );
  inserts.set(table, made);
  return made;
}
