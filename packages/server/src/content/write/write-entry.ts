import { sql, type RawBuilder } from 'kysely';
import type { EntryRow } from '../read/entry-row.ts';
import { statement, StatementCache } from '../read/statement.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import { allInstances, type EntryDraft, type InstanceDraft } from './changes/entry-change.ts';
import { type EntryWrite, yieldIfLarge } from './entry-write.ts';
import type { LinkDraft } from './links/link-input.ts';
import { namedInput, type LinkChange } from './links/plan-links.ts';
import { type LinkOwner, readStoredLinks } from './links/stored-links.ts';
import { writeLinks, type TargetCheck } from './links/write-links.ts';
import { registerInstances, removeInstances } from './store-instances.ts';
import { changeRow, completeRow, insertRow, type NewEntry } from './store-row.ts';

/** An entry whose row exists, and what is to be written of it. */
interface WrittenEntry {
  readonly root: { readonly uid: string; readonly id: number };
  readonly draft: EntryDraft;
  /** A new one has no links yet. */
  readonly isNew: boolean;
}

/** Inserts an entry with its components and links; gives its row. */
export async function insertEntry(write: EntryWrite, entry: NewEntry, draft: EntryDraft): Promise<EntryRow> {
  const row =
    filledComponents(draft).length === 0
      ? await insertRow(write, entry, draft, 'row')
      : await insertWithComponents(write, entry, draft);
  await writeLinks(write, await linkChanges(write, newEntry(write, row.id, draft)));
  return row;
}

/** Components are told the entry's id, and the entry theirs. */
async function insertWithComponents(
  write: EntryWrite,
  entry: NewEntry,
  draft: EntryDraft,
): Promise<EntryRow> {
  const { id } = await insertRow(write, entry, draft, 'id');
  await registerInstances(write, ownedInstances(newEntry(write, id, draft)));
  return completeRow(write, id, filledComponents(draft), 'row');
}

/** Inserts entries, none of which links another of them; gives their ids in the same order. */
export async function insertEntries(
  write: EntryWrite,
  entries: readonly { readonly entry: NewEntry; readonly draft: EntryDraft }[],
  targets: TargetCheck,
): Promise<readonly number[]> {
  const written: WrittenEntry[] = [];
  for (const { entry, draft } of entries) {
    const { id } = await insertRow(write, entry, draft, 'id');
    written.push(newEntry(write, id, draft));
  }
  await registerInstances(write, written.flatMap(ownedInstances));
  const changes: LinkChange[] = [];
  for (const one of written) {
    const nested = filledComponents(one.draft);
    if (nested.length > 0) await completeRow(write, one.root.id, nested, 'id');
    changes.push(...(await linkChanges(write, one)));
  }
  await writeLinks(write, changes, targets);
  return written.map(({ root }) => root.id);
}

/**
 * Updates an entry and its version; gives the row as it is now. Columns and attributes that the draft leaves out stay.
 * @param change `publishedAt` where the entry is published (ISO time) or becomes a draft (null)
 */
export async function updateEntry(
  write: EntryWrite,
  before: Pick<EntryRow, 'id' | 'locale'>,
  draft: EntryDraft,
  change: { readonly publishedAt?: string | null } = {},
): Promise<EntryRow> {
  const written: WrittenEntry = { root: { uid: write.table.uid, id: before.id }, draft, isNew: false };
  const removed = draft.nested.flatMap((nested) => nested.removed);
  await removeInstances(write, written.root, removed);
  await registerInstances(write, ownedInstances(written));
  const row = await changeRow(write, before, draft, change);
  await writeLinks(write, await linkChanges(write, written));
  return row;
}

function newEntry({ table }: EntryWrite, id: number, draft: EntryDraft): WrittenEntry {
  return { root: { uid: table.uid, id }, draft, isNew: true };
}

/** A new row holds no components as it is. */
function filledComponents({ nested }: EntryDraft): EntryDraft['nested'] {
  return nested.filter(({ instances }) => instances.length > 0);
}

function ownedInstances({ root, draft }: WrittenEntry) {
  return instancesOf(draft).map((instance) => ({ root, instance }));
}

async function linkChanges(
  { kysely, storage }: EntryWrite,
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
  const storedLinks = await readStoredLinks(kysely, storage, root, before);
  const changes: LinkChange[] = [];
  for (const { owner, draft: link } of owned) {
    // Most components of a long list link nothing; planning each empty field would take a third of a creation.
    if (owner.isNew && isEmpty(link)) continue;
    const current = owner.isNew ? [] : await storedLinks(owner, link);
    changes.push({ owner, draft: link, current, input: namedInput(link) });
  }
  await yieldIfLarge(owned.length);
  return changes;
}

function isEmpty({ input }: LinkDraft): boolean {
  return (input.kind === 'set' ? input.targets : input.connect).length === 0;
}

function instancesOf(draft: EntryDraft): readonly InstanceDraft[] {
  return draft.nested.flatMap(({ instances }) => allInstances(instances));
}

const statements = new StatementCache<EntryTable>();

/** Removes an entry, its components, and every link from or to it. */
export function removeEntry(write: EntryWrite, id: number): Promise<void> {
  return removeEntries(write, [id]);
}

/** Removes entries as `removeEntry` does one: a few statements for all of them. */
export async function removeEntries(
  { kysely, storage: { database }, table }: EntryWrite,
  ids: readonly number[],
): Promise<void> {
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
    const remove = statements.get(table, name, () => statement(database, build()));
    await kysely.executeQuery(remove(list));
  }
}
