import { sql, type RawBuilder } from 'kysely';
import type { EntryRow } from '../read/entry-row.ts';
import { readRows } from '../read/read-rows.ts';
import { statement, StatementCache } from '../read/statement.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import { allInstances, type EntryChanges, type InstanceChange } from './changes/entry-change.ts';
import { type EntryWrite, type WrittenEntryChange, yieldIfLarge } from './entry-write.ts';
import type { LinkInput } from './links/link-input.ts';
import { linkedAfter, namedInput, type LinkChange } from './links/plan-links.ts';
import { type LinkOwner, readStoredLinks } from './links/stored-links.ts';
import { writeLinks, type TargetCheck } from './links/write-links.ts';
import { registerInstances, removeInstances } from './store-instances.ts';
import { changeRow, completeRow, insertRow, type NewEntry } from './store-row.ts';

/** An entry whose row exists, and its changes. */
interface WrittenEntry {
  readonly root: { readonly uid: string; readonly id: number };
  readonly changes: EntryChanges;
  /** True if it is new and has no links yet. */
  readonly isNew: boolean;
}

/** Inserts an entry with its components and links; returns its row. */
export async function insertEntry(
  write: EntryWrite,
  entry: NewEntry,
  changes: EntryChanges,
): Promise<EntryRow> {
  const row =
    filledComponents(changes).length === 0
      ? await insertRow(write, entry, changes, 'row')
      : await insertWithComponents(write, entry, changes);
  const links = await linkChanges(write, newEntry(write, row.id, changes));
  await writeLinks(write, links);
  write.recorder?.add({ before: null, after: row });
  return row;
}

/**
 * Inserts the row first and completes it afterwards, because the components need the entry's id and the row the ids of
 * the components.
 */
async function insertWithComponents(
  write: EntryWrite,
  entry: NewEntry,
  changes: EntryChanges,
): Promise<EntryRow> {
  const { id } = await insertRow(write, entry, changes, 'id');
  await registerInstances(write, ownedInstances(newEntry(write, id, changes)));
  return completeRow(write, id, filledComponents(changes), 'row');
}

/** Inserts entries that do not link each other; returns their ids in the same order. */
export async function insertEntries(
  write: EntryWrite,
  entries: readonly { readonly entry: NewEntry; readonly changes: EntryChanges }[],
  targets: TargetCheck,
): Promise<readonly number[]> {
  const written: WrittenEntry[] = [];
  for (const { entry, changes } of entries) {
    const { id } = await insertRow(write, entry, changes, 'id');
    written.push(newEntry(write, id, changes));
  }
  await registerInstances(write, written.flatMap(ownedInstances));
  const links: LinkChange[] = [];
  for (const one of written) {
    const nested = filledComponents(one.changes);
    if (nested.length > 0) await completeRow(write, one.root.id, nested, 'id');
    links.push(...(await linkChanges(write, one)));
  }
  await writeLinks(write, links, targets);
  return written.map(({ root }) => root.id);
}

/**
 * Updates an entry and its version; returns the changed row. Absent columns and attributes stay unchanged.
 * @param change `publishedAt` if the entry is published (ISO time) or becomes a draft (null)
 */
export async function updateEntry(
  write: EntryWrite,
  before: EntryRow,
  changes: EntryChanges,
  change: { readonly publishedAt?: string | null } = {},
): Promise<EntryRow> {
  const written: WrittenEntry = { root: { uid: write.table.uid, id: before.id }, changes, isNew: false };
  const removed = changes.nested.flatMap((nested) => nested.removed);
  await removeInstances(write, written.root, removed);
  await registerInstances(write, ownedInstances(written));
  const row = await changeRow(write, before, changes, change);
  const links = await linkChanges(write, written);
  await writeLinks(write, links);
  if (write.recorder) {
    write.recorder.add({ before, after: row, written: writtenAttributes(changes, links) });
  }
  return row;
}

/** A link change with the path of its attribute from the entry. */
interface LocatedLinkChange extends LinkChange {
  readonly path: string;
}

/** Returns the written attributes in the form of records. The links of a document are part of its value. */
function writtenAttributes(
  { scalars, nested }: EntryChanges,
  links: readonly LocatedLinkChange[],
): NonNullable<WrittenEntryChange['written']> {
  const fieldOf = <Field>({ field }: { readonly field: Field }): Field => field;
  return {
    scalars: scalars.map(fieldOf),
    nested: nested.map(fieldOf),
    links: links
      .filter(({ link }) => link.kind !== 'document')
      .map((change) => {
        const { link, path, current } = change;
        const isTyped = link.kind === 'media' || (link.end?.otherUid ?? null) !== null;
        const targetOf = ({ id, uid }: { readonly id: number; readonly uid: string }) =>
          isTyped ? id : { id, __type: uid };
        return { path, before: current.map(targetOf), after: linkedAfter(change).map(targetOf) };
      }),
  };
}

function newEntry({ table }: EntryWrite, id: number, changes: EntryChanges): WrittenEntry {
  return { root: { uid: table.uid, id }, changes, isNew: true };
}

/** Returns the components with instances; a new row has none by default. */
function filledComponents({ nested }: EntryChanges): EntryChanges['nested'] {
  return nested.filter(({ instances }) => instances.length > 0);
}

function ownedInstances({ root, changes }: WrittenEntry) {
  return instancesOf(changes).map((instance) => ({ root, instance }));
}

async function linkChanges(
  { kysely, storage }: EntryWrite,
  { root, changes, isNew }: WrittenEntry,
): Promise<readonly LocatedLinkChange[]> {
  const ofRoot = { rootUid: root.uid, rootId: root.id };
  const owned: { readonly owner: LinkOwner; readonly link: LinkInput; readonly path: string }[] = [];
  for (const link of changes.links) {
    owned.push({ owner: { ...ofRoot, ...root, isNew }, link, path: link.attribute });
  }
  for (const instance of instancesOf(changes)) {
    const owner = { ...ofRoot, uid: instance.uid, id: instance.id ?? 0, isNew: !instance.isStored };
    for (const link of instance.links) {
      owned.push({ owner, link, path: `${instance.path}.${link.attribute}` });
    }
  }
  const before = owned.filter(({ owner }) => !owner.isNew).map((item) => item.link);
  const storedLinks = await readStoredLinks(kysely, storage, root, before);
  const found: LocatedLinkChange[] = [];
  for (const { owner, link, path } of owned) {
    // Most components of a long list link nothing; planning each empty field would take a third of a creation.
    if (owner.isNew && isEmpty(link)) continue;
    const current = owner.isNew ? [] : await storedLinks(owner, link);
    found.push({ owner, link, current, input: namedInput(link), path });
  }
  await yieldIfLarge(owned.length);
  return found;
}

function isEmpty({ input }: LinkInput): boolean {
  return (input.kind === 'set' ? input.targets : input.connect).length === 0;
}

function instancesOf(changes: EntryChanges): readonly InstanceChange[] {
  return changes.nested.flatMap(({ instances }) => allInstances(instances));
}

const statements = new StatementCache<EntryTable>();

/** Removes an entry, its components, and every link from or to it. */
export function removeEntry(write: EntryWrite, id: number): Promise<void> {
  return removeEntries(write, [id]);
}

/** Removes entries like `removeEntry`, with a few statements for all of them. */
export async function removeEntries(
  { kysely, storage, table, recorder }: EntryWrite,
  ids: readonly number[],
): Promise<void> {
  const { database } = storage;
  if (recorder) {
    for (const before of await readRows(storage, kysely, table, ids)) recorder.add({ before, after: null });
    await recorder.flushFull();
  }
  const isOneOf = (column: string) => database.dialect.inList(sql.ref(column), []);
  const uid = sql.lit(table.uid);
  const removals: Readonly<Record<string, () => RawBuilder<unknown>>> = {
    links: () => sql`delete from links where root_uid = ${uid} and ${isOneOf('root_id')}`,
    linksTo: () => sql`delete from links where target_uid = ${uid} and ${isOneOf('target_id')}`,
    components: () => sql`delete from component_instances where root_uid = ${uid} and ${isOneOf('root_id')}`,
    rows: () => sql`delete from ${sql.id(table.table)} where ${isOneOf('id')}`,
  };
  const list = database.dialect.listParameter(ids);
  for (const [name, build] of Object.entries(removals)) {
    const remove = statements.get(table, [name], () => statement(database, build()));
    await kysely.executeQuery(remove(list));
  }
}
