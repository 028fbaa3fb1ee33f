import { managedNames } from '@admin/content-model';
import { sql } from 'kysely';
import { rowsOf, type DatabaseTransaction } from '../../../database/database.ts';
import { fileUid } from '../../../database/content-tables.ts';
import { AppError } from '../../../errors/app-error.ts';
import { originOf, type ChangedEntity } from '../../../events/change-record.ts';
import type { EntryValues } from '../../../events/entry-hooks.ts';
import { tableOf } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { entryChanges, type EntryChanges } from '../../write/changes/entry-change.ts';
import { hashPasswords } from '../../write/changes/password-hashes.ts';
import { explainUnique } from '../../write/check-unique.ts';
import { requireValid } from '../../write/rules/validate-values.ts';
import { newDocumentId, type NewEntry } from '../../write/store-row.ts';
import { insertEntries } from '../../write/write-entry.ts';
import { timestamp, type OperationContext } from '../operation-context.ts';

/** An entry to import, with relations and media as ids of stored entries and files. */
export interface ImportedEntry {
  readonly values: Readonly<Record<string, unknown>>;
  /** ISO date and time; a draft when null or absent. */
  readonly publishedAt?: string | null;
  /** ISO date and time; now when absent. */
  readonly createdAt?: string;
  /** The default locale when absent. */
  readonly locale?: string;
  /** The id of a stored entry that this one translates; the shared values are not copied from it. */
  readonly translationOf?: number;
}

/** Entries of one content type. */
export interface ImportCall {
  readonly uid: string;
  readonly entries: Iterable<ImportedEntry> | AsyncIterable<ImportedEntry>;
  /** The administrator stored as the creator. @default none */
  readonly actorId?: number | null;
  /** `trusted` skips the validation of entries that are known to be valid. @default 'checked' */
  readonly rules?: 'checked' | 'trusted';
}

/** A running import: its table, and the locale of entries that name none. */
interface ImportRun {
  readonly context: OperationContext;
  readonly call: ImportCall;
  readonly table: EntryTable;
  readonly locale: string | null;
}

/** A validated entry, before hooks set its managed attributes. */
interface PreparedEntry {
  readonly entry: NewEntry;
  readonly changesWith: (set: EntryValues) => EntryChanges;
}

/** Entries in one transaction: large enough to share the cost of a commit, small enough to let others write. */
const batchSize = 2000;

/** The number of entries from which indexing their texts together is faster. */
const bulkSize = 20;

/**
 * Stores many entries of one content type, for seeds. They are validated by the same rules (unless the call marks them
 * as trusted) and written by the same code as those of users, but links and permissions are not checked. Throws the
 * first error; the batches before it stay stored.
 * @returns the ids in the order of the entries
 */
export async function importEntries(context: OperationContext, call: ImportCall): Promise<readonly number[]> {
  const table = tableOf(context.storage, call.uid);
  const locale = table.localized ? await context.locales.defaultCode() : null;
  const ids: number[] = [];
  let batch: ImportedEntry[] = [];
  const flush = async (): Promise<void> => {
    ids.push(...(await importBatch({ context, call, table, locale }, batch)));
    batch = [];
  };
  for await (const entry of call.entries) {
    batch.push(entry);
    if (batch.length >= batchSize) await flush();
  }
  if (batch.length > 0) await flush();
  return ids;
}

async function importBatch(run: ImportRun, imported: readonly ImportedEntry[]): Promise<readonly number[]> {
  const { context, table } = run;
  const { storage, database } = context;
  const documents = await translatedDocuments(run, imported);
  const entries: PreparedEntry[] = [];
  for (const entry of imported) entries.push(await prepareEntry(run, entry, documents));
  const search = database.dialect.search.bulkStatements(table.search);
  const isBulk = entries.length >= bulkSize;
  try {
    return await database.transaction(async (transaction) => {
      const { kysely, touch } = transaction;
      touch(table.table);
      touch('links');
      const set = await managedValues(run, transaction);
      if (isBulk) for (const statement of search.before) await sql.raw(statement).execute(kysely);
      const write = { kysely, storage, table, permissions: null, at: timestamp(context) };
      const inserted = entries.map(({ entry, changesWith }) => ({ entry, changes: changesWith(set) }));
      const ids = await insertEntries(write, inserted, 'trusted');
      const firstId = Math.min(...ids);
      if (isBulk) for (const statement of search.after(firstId)) await sql.raw(statement).execute(kysely);
      const origin = originOf({ actorId: run.call.actorId ?? null });
      await context.events.recordChange(kysely, () =>
        ids.map((id, index) => ({
          action: 'entry.create',
          entity: { type: table.uid, id, ...stateOf(table, entries[index]?.entry) },
          origin,
        })),
      );
      return ids;
    });
  } catch (error) {
    throw explainUnique(table, error);
  }
}

/** Returns the locale of an imported entry, and whether it is published, for its record. */
function stateOf(
  { draftAndPublish }: EntryTable,
  entry: NewEntry | undefined,
): Pick<ChangedEntity, 'locale' | 'published'> {
  return {
    locale: entry?.locale ?? null,
    ...(draftAndPublish && { published: (entry?.publishedAt ?? null) !== null }),
  };
}

/** Returns the values of managed attributes that hooks set on every entry of a batch. */
async function managedValues(
  { context: { hooks }, call, table: { uid, contentType } }: ImportRun,
  transaction: DatabaseTransaction,
): Promise<EntryValues> {
  if (!hooks.has('entry.import', uid)) return {};
  const batch = { uid, id: null, locale: null, values: {}, actorId: call.actorId ?? null };
  const managed = managedNames(contentType);
  return hooks.run('entry.import', batch, transaction, (values, owner) => {
    const other = Object.keys(values).find((name) => !managed.includes(name));
    if (other !== undefined) throw new Error(`A hook of ${owner} cannot set ${other} of imported ${uid}.`);
  });
}

/** Reads the document of each translated entry, by its id. */
async function translatedDocuments(
  { context, table }: ImportRun,
  imported: readonly ImportedEntry[],
): Promise<ReadonlyMap<number, string>> {
  const ids = imported.flatMap(({ translationOf }) => translationOf ?? []);
  if (ids.length === 0) return new Map();
  const { kysely, dialect } = context.database;
  const { rows } = await sql<{ id: number; document: string }>`select id, document from ${sql.id(table.table)}
    where ${dialect.inList(sql.ref('id'), ids)}`.execute(kysely);
  return new Map(rows.map(({ id, document }) => [id, document]));
}

/** Returns the document of the original for a translation, the only one of a single type, and a new one otherwise. */
function documentOf(
  { context, table }: ImportRun,
  { translationOf }: ImportedEntry,
  documents: ReadonlyMap<number, string>,
): string {
  if (translationOf !== undefined) {
    const document = documents.get(translationOf);
    if (document === undefined) throw new Error(`${table.uid} has no entry ${translationOf} to translate`);
    return document;
  }
  return table.contentType.kind === 'singleType' ? table.uid : newDocumentId(context.now());
}

/** Validates an entry and returns the changes to write. */
async function prepareEntry(
  run: ImportRun,
  imported: ImportedEntry,
  documents: ReadonlyMap<number, string>,
): Promise<PreparedEntry> {
  const { context, call, table, locale } = run;
  const { actorId = null, rules = 'checked' } = call;
  const { storage } = context;
  const publishedAt = imported.publishedAt ?? null;
  const values = withoutManaged(table, imported.values);
  if (publishedAt !== null && !table.draftAndPublish) throw withoutDrafts(table);
  if (rules === 'checked') {
    const draft = table.draftAndPublish && publishedAt === null;
    requireValid(storage, table, values, { mode: 'create', draft });
  }
  const hashing = { hash: context.hashPassword, max: Infinity };
  const passwords = await hashPasswords(storage, table, values, hashing);
  const changesWith = (set: EntryValues) =>
    entryChanges(storage, table, { ...values, ...set }, { before: null, passwords });
  const document = documentOf(run, imported, documents);
  const at = imported.createdAt ?? timestamp(context);
  return { entry: { document, locale: imported.locale ?? locale, publishedAt, at, actorId }, changesWith };
}

/** Returns values without those of attributes that only a plugin writes. */
function withoutManaged(
  { contentType }: EntryTable,
  values: ImportedEntry['values'],
): ImportedEntry['values'] {
  const managed = managedNames(contentType);
  if (managed.length === 0) return values;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !managed.includes(name)));
}

function withoutDrafts(table: EntryTable): AppError {
  return new AppError({
    name: 'ApplicationError',
    status: 400,
    code: 'NO_DRAFTS',
    message: `Entries of ${table.uid} are not published: leave publishedAt out`,
  });
}

/** The keys that an import looks up before it stores anything. */
export interface ImportedKeysCall {
  /** A content type, or `plugin::upload.file`. */
  readonly uid: string;
  /** The text attribute whose value identifies an entry; `name` for files. */
  readonly attribute: string;
  readonly values: readonly string[];
  /** The locale of the entries; the default one when absent. */
  readonly locale?: string;
}

/**
 * Returns the ids of stored entries by the value of the attribute, so that an interrupted import can continue. Only
 * entries in one locale are read.
 */
export async function findImported(
  context: OperationContext,
  { uid, attribute, values, locale }: ImportedKeysCall,
): Promise<ReadonlyMap<string, number>> {
  if (values.length === 0) return new Map();
  const { database, locales, storage } = context;
  const location =
    uid === fileUid ? { table: 'files', column: attribute } : locationOf(storage, uid, attribute);
  const inLocale = storage.tables.get(uid)?.localized
    ? sql`and locale = ${locale ?? (await locales.defaultCode())}`
    : sql``;
  const column = sql.id(location.column);
  const query = sql`select id, ${column} as imported_key from ${sql.id(location.table)}
    where ${database.dialect.inList(column, values, 'text')} ${inLocale} order by id desc`;
  const rows = await rowsOf<{ readonly id: number; readonly imported_key: string }>(
    database.kysely,
    query.compile(database.kysely),
  );
  return new Map(rows.map((row) => [row.imported_key, row.id]));
}

function locationOf(
  storage: OperationContext['storage'],
  uid: string,
  attribute: string,
): { readonly table: string; readonly column: string } {
  const table = tableOf(storage, uid);
  const field = table.scalarsByName.get(attribute);
  if (field?.kind !== 'text') throw new Error(`${uid} has no text attribute "${attribute}"`);
  return { table: table.table, column: field.column };
}
