import type { OperationContext } from '../operations/operation-context.ts';
import { AppError } from '../../errors/app-error.ts';
import { tableOf } from '../storage/content-storage.ts';
import { newDocumentId } from '../storage/document-id.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import { explainUnique } from '../write/check-unique.ts';
import { draftEntry } from '../write/draft-entry.ts';
import { hashPasswords } from '../write/hash-passwords.ts';
import { requireValid } from '../write/validate-values.ts';
import { insertEntry } from '../write/write-entry.ts';
import type { LinkWriter } from '../write/write-links.ts';

/** An entry to import, with relations and media as ids of what is stored already. */
export interface ImportedEntry {
  readonly values: Readonly<Record<string, unknown>>;
  /** ISO date and time; a draft when null or absent. */
  readonly publishedAt?: string | null;
  /** ISO date and time; now when absent. */
  readonly createdAt?: string;
  /** The default locale when absent. */
  readonly locale?: string;
}

/** Entries of one content type. */
export interface ImportCall {
  readonly uid: string;
  readonly entries: Iterable<ImportedEntry> | AsyncIterable<ImportedEntry>;
  /** The administrator who counts as the creator; nobody when absent. */
  readonly actorId?: number | null;
}

/** Entries in one transaction: large enough to share the cost of a commit, small enough to let others write. */
const batchSize = 1000;

/**
 * Stores many entries of one content type, for seeds. They are judged by the same rules and written by
 * the same code as those of users, but links are believed and no rights are asked for. Throws the first
 * error, with the batches before it stored. Gives the ids in the order of the entries.
 */
export async function importEntries(context: OperationContext, call: ImportCall): Promise<readonly number[]> {
  const table = tableOf(context.storage, call.uid);
  const locale = table.localized ? await context.locales.defaultCode() : null;
  const ids: number[] = [];
  let batch: ImportedEntry[] = [];
  const flush = async (): Promise<void> => {
    ids.push(...(await importBatch(context, table, call.actorId ?? null, locale, batch)));
    batch = [];
  };
  for await (const entry of call.entries) {
    batch.push(entry);
    if (batch.length >= batchSize) await flush();
  }
  if (batch.length > 0) await flush();
  return ids;
}

async function importBatch(
  context: OperationContext,
  table: EntryTable,
  actorId: number | null,
  locale: string | null,
  entries: readonly ImportedEntry[],
): Promise<readonly number[]> {
  const { storage, database } = context;
  try {
    return await database.transaction(async ({ kysely, touch }) => {
      touch(table.table);
      touch('links');
      const writer: LinkWriter = { kysely, storage, access: null, targets: 'believed' };
      const ids: number[] = [];
      for (const entry of entries)
        ids.push(await importEntry(context, writer, table, actorId, locale, entry));
      return ids;
    });
  } catch (error) {
    throw explainUnique(table, error);
  }
}

async function importEntry(
  context: OperationContext,
  writer: LinkWriter,
  table: EntryTable,
  actorId: number | null,
  locale: string | null,
  entry: ImportedEntry,
): Promise<number> {
  const { storage } = context;
  const publishedAt = entry.publishedAt ?? null;
  if (publishedAt !== null && !table.draftAndPublish) throw withoutDrafts(table);
  requireValid(storage, table, entry.values, {
    mode: 'create',
    draft: table.draftAndPublish && publishedAt === null,
  });
  const draft = await hashPasswords(
    storage,
    draftEntry(storage, table, entry.values, null),
    context.hashPassword,
  );
  const document = table.contentType.kind === 'singleType' ? table.uid : newDocumentId(context.now());
  const at = entry.createdAt ?? new Date(context.now()).toISOString();
  const row = { document, locale: entry.locale ?? locale, publishedAt, at, actorId };
  return insertEntry(writer, table, row, draft);
}

function withoutDrafts(table: EntryTable): AppError {
  return new AppError({
    name: 'ApplicationError',
    status: 400,
    code: 'NO_DRAFTS',
    message: `Entries of ${table.uid} are not published: leave publishedAt out`,
  });
}
