import { sql, type RawBuilder } from 'kysely';
import { rowsOf } from '../../database/database.ts';
import { statement, type Statement } from '../read/statement.ts';
import type { ContentStorage } from '../storage/content-storage.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import {
  allInstances,
  storedInstance,
  type EntryDraft,
  type InstanceDraft,
  type LinkDraft,
} from './draft/entry-draft.ts';
import { namedInput, type LinkChange, type LinkOwner } from './links/plan-links.ts';
import { readStoredLinks } from './links/stored-links.ts';
import { columnInput } from './draft/scalar-input.ts';
import { registerInstances, removeInstances } from './store-instances.ts';
import { writeLinks, type LinkWriter } from './links/write-links.ts';

/** The system columns of an entry that is created. */
export interface NewEntry {
  readonly document: string;
  readonly locale: string | null;
  readonly publishedAt: string | null;
  readonly at: string;
  readonly actorId: number | null;
}

/** An entry whose row exists, and what is to be written of it. */
interface WrittenEntry {
  readonly root: { readonly uid: string; readonly id: number };
  readonly draft: EntryDraft;
  /** Columns to set beside those of components. */
  readonly columns: readonly RawBuilder<unknown>[];
  /** A new one has no links yet. */
  readonly isNew: boolean;
}

const inserts = new WeakMap<EntryTable, Statement>();

/** Inserts an entry with its components and links; gives its id. */
export async function insertEntry(
  writer: LinkWriter,
  table: EntryTable,
  entry: NewEntry,
  draft: EntryDraft,
): Promise<number> {
  const [id] = await insertEntries(writer, table, [{ entry, draft }]);
  if (id === undefined) throw new Error('The new entry has no id');
  return id;
}

/** Inserts entries, none of which links another of them; gives their ids in the same order. */
export async function insertEntries(
  writer: LinkWriter,
  table: EntryTable,
  entries: readonly { readonly entry: NewEntry; readonly draft: EntryDraft }[],
): Promise<readonly number[]> {
  const written: WrittenEntry[] = [];
  for (const { entry, draft } of entries) {
    const id = await insertRow(writer, table, entry, draft);
    written.push({ root: { uid: table.uid, id }, draft, columns: [], isNew: true });
  }
  await writeContents(writer, table, written);
  return written.map(({ root }) => root.id);
}

async function insertRow(
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
  const root = { uid: table.uid, id };
  await removeInstances(
    writer,
    root,
    draft.nested.flatMap((nested) => nested.removed),
  );
  await writeContents(writer, table, [{ root, draft, columns, isNew: false }]);
}

/** Writes components and links of entries whose rows exist: a few statements for all of them together. */
async function writeContents(
  writer: LinkWriter,
  table: EntryTable,
  written: readonly WrittenEntry[],
): Promise<void> {
  await registerInstances(
    writer,
    written.flatMap(({ root, draft }) => instancesOf(draft).map((instance) => ({ root, instance }))),
  );
  for (const { root, draft, columns } of written) {
    const changed = [
      ...columns,
      ...draft.nested.map(
        ({ field, instances }) =>
          sql`${sql.id(field.column)} = ${nestedColumn(instances.map(storedInstance))}`,
      ),
    ];
    if (changed.length > 0) {
      await sql`update ${sql.id(table.table)} set ${sql.join(changed)} where id = ${root.id}`.execute(
        writer.kysely,
      );
    }
  }
  const changes: LinkChange[] = [];
  for (const entry of written) changes.push(...(await linkChanges(writer, entry)));
  await writeLinks(writer, changes);
}

async function linkChanges(
  writer: LinkWriter,
  { root, draft, isNew }: WrittenEntry,
): Promise<readonly LinkChange[]> {
  const ofRoot = { rootUid: root.uid, rootId: root.id };
  const owned: { readonly owner: LinkOwner; readonly draft: LinkDraft }[] = [];
  for (const link of draft.links) owned.push({ owner: { ...ofRoot, ...root, isNew }, draft: link });
  for (const instance of instancesOf(draft)) {
    const owner = { ...ofRoot, uid: instance.uid, id: instance.id ?? 0, isNew: !instance.kept };
    for (const link of instance.links) owned.push({ owner, draft: link });
  }
  const before = owned.filter(({ owner }) => !owner.isNew).map((item) => item.draft);
  const storedLinks = await readStoredLinks(writer.kysely, writer.storage, root, before);
  const changes: LinkChange[] = [];
  for (const { owner, draft: link } of owned) {
    const current = owner.isNew ? [] : await storedLinks(owner, link);
    changes.push({ owner, draft: link, current, input: namedInput(link) });
  }
  return changes;
}

function instancesOf(draft: EntryDraft): readonly InstanceDraft[] {
  return draft.nested.flatMap(({ instances }) => allInstances(instances));
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
