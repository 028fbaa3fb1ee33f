import { sql } from 'kysely';
import { AppError } from '../../../errors/app-error.ts';
import { writeLocale } from '../../locales/locale-store.ts';
import { readRow } from '../../read/read-rows.ts';
import { allowedFields } from '../../permissions/allowed-fields.ts';
import { permitsLocale, requireGrants } from '../../permissions/permitted-rows.ts';
import { requireTranslatable } from '../../permissions/require-translatable.ts';
import { forbidden, notFound, requestedTable } from '../../storage/content-storage.ts';
import { newDocumentId } from '../../storage/document-id.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { allowedValues } from '../../write/draft/allowed-values.ts';
import { checkUnique } from '../../write/rules/check-unique.ts';
import { draftEntry } from '../../write/draft/draft-entry.ts';
import { entryValues } from '../../write/draft/entry-values.ts';
import { hashPasswords } from '../../write/draft/hash-passwords.ts';
import { sharedAttributes } from '../../write/shared-attributes.ts';
import { requireValid } from '../../write/rules/validate-values.ts';
import { insertEntry } from '../../write/write-entry.ts';
import { timestamp, type Connection, type EntryCall, type OperationContext } from '../operation-context.ts';
import type { VersionedEntry } from './read-entry.ts';
import { presentRow, requireResultAllowed, writeTransaction } from './write-context.ts';

/** What an entry is created from. */
export interface NewEntryCall extends EntryCall {
  /** The body as it was sent; unknown attributes are ignored. */
  readonly body: unknown;
  readonly locale?: unknown;
  /** The entry in another locale that this one translates. */
  readonly relatedEntityId?: unknown;
}

/** Creates an entry: a draft where there are drafts, otherwise complete at once. */
export async function createEntry(context: OperationContext, call: NewEntryCall): Promise<VersionedEntry> {
  const { storage } = context;
  // Parse
  const table = requestedTable(storage, call.uid);
  const allGrants = requireGrants(call.permissions, 'create', table);
  const locale = await writeLocale(context.locales, table, call.locale);

  // Authorize
  const grants = allGrants.filter((grant) => permitsLocale(table, grant, locale));
  if (grants.length === 0) throw forbidden();
  const sent = allowedValues(storage, table, call.body, allowedFields(grants));
  const { kysely } = context.database;
  const original = await translatedEntry(kysely, table, locale, call.relatedEntityId);
  if (original !== null) await requireTranslatable(kysely, table, call.permissions, original);
  const values = original === null ? sent : { ...(await sharedValues(context, table, original.id)), ...sent };

  // Validate
  requireValid(storage, table, values, { mode: 'create', draft: table.draftAndPublish });
  const draft = await hashPasswords(storage, draftEntry(storage, table, values, null), context.hashPassword);

  // Write
  return writeTransaction(context, { table, event: 'entry.create' }, async (transaction, announce) => {
    const document = original?.document ?? documentOf(context, table);
    await checkUnique(transaction.kysely, storage, table, draft, { id: null, document, locale });
    const writer = { kysely: transaction.kysely, storage, permissions: call.permissions };
    const at = timestamp(context);
    const entry = { document, locale, publishedAt: null, at, actorId: call.permissions.actorId };
    const id = await insertEntry(writer, table, entry, draft);

    // Present
    const row = await readRow(storage, transaction.kysely, table, id);
    if (!row) throw notFound();
    await requireResultAllowed(transaction, table, grants, row, Object.keys(sent));
    await announce(id);
    return presentRow(context, transaction, call.permissions, table, row);
  });
}

/** What entries in several locales have in common; a single type has one for all. */
function documentOf(context: OperationContext, table: EntryTable): string {
  return table.contentType.kind === 'singleType' ? table.uid : newDocumentId(context.now());
}

async function translatedEntry(
  kysely: Connection,
  table: EntryTable,
  locale: string | null,
  relatedEntityId: unknown,
): Promise<{ readonly id: number; readonly document: string; readonly locale: string } | null> {
  if (!table.localized || relatedEntityId === undefined || relatedEntityId === null || relatedEntityId === '')
    return null;
  const id = Number(relatedEntityId);
  const { rows } = Number.isSafeInteger(id)
    ? await sql<{ id: number; document: string; locale: string }>`select id, document, locale
        from ${sql.id(table.table)} where document = (select document from ${sql.id(table.table)} where id = ${id})`.execute(
        kysely,
      )
    : { rows: [] };
  const related = rows.find((row) => row.id === id);
  if (related && rows.every((row) => row.locale !== locale)) return related;
  throw new AppError({
    name: 'ApplicationError',
    status: 400,
    code: 'RELATED_ENTRY_UNUSABLE',
    message: "The related entity doesn't exist or the entity already exists in this locale",
  });
}

/** The values that all locales of the entry share. */
async function sharedValues(
  context: OperationContext,
  table: EntryTable,
  id: number,
): Promise<Record<string, unknown>> {
  const { kysely } = context.database;
  const row = await readRow(context.storage, kysely, table, id);
  if (!row) return {};
  const values = await entryValues(kysely, context.storage, table, row);
  return Object.fromEntries(
    sharedAttributes(table).map((attribute) => [attribute, values[attribute] ?? null]),
  );
}
