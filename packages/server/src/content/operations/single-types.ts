import type { EntryAction } from '@admin/content-model';
import { sql } from 'kysely';
import { requireGrants } from '../permissions/permitted-rows.ts';
import { readLocale } from '../stores/locale-store.ts';
import { forbidden, notFound, requestedTable } from '../storage/content-storage.ts';
import { createEntry } from './entries/create-entry.ts';
import type { VersionedEntry } from './entries/read-entry.ts';
import { anyTranslationId } from './entries/read-shared-values.ts';
import { updateEntry } from './entries/update-entry.ts';
import type { EntryCall, OperationContext } from './operation-context.ts';

/** A call on the only entry of a single type, in one locale. */
export interface SingleCall extends EntryCall {
  /** The default locale when absent. */
  readonly locale?: unknown;
}

/**
 * Returns the id of the only entry of a single type in one locale, with which all other operations address it. Callers
 * who may not do the action with any entry do not learn whether the entry exists.
 * @throws AppError FORBIDDEN (403), or NOT_FOUND (404) until the entry is saved in that locale
 */
export async function singleEntryId(
  context: OperationContext,
  call: SingleCall & { readonly action: EntryAction },
): Promise<number> {
  const table = requestedTable(context.storage, call.uid);
  requireGrants(call.permissions, call.action, table);
  if (call.action === 'publish' && !table.draftAndPublish) throw forbidden();
  const id = await findSingleId(context, call);
  if (id === null) throw notFound();
  return id;
}

/** Creates or changes the entry of a single type in one locale; a second locale becomes a translation of the first. */
export async function saveSingle(
  context: OperationContext,
  call: SingleCall & {
    readonly body: unknown;
    readonly ifMatch?: string | undefined;
    /** The time of publication, null for a draft. @default unchanged, a draft for a new entry */
    readonly publishedAt?: string | null;
  },
): Promise<VersionedEntry> {
  const table = requestedTable(context.storage, call.uid);
  const id = await findSingleId(context, call);
  if (id !== null) return updateEntry(context, { ...call, id });
  const relatedEntityId = await anyTranslationId(context, table);
  return createEntry(context, { ...call, relatedEntityId });
}

/** Returns the id of the entry in that locale; null until it is saved. */
async function findSingleId(context: OperationContext, call: SingleCall): Promise<number | null> {
  const table = requestedTable(context.storage, call.uid);
  const locale = await readLocale(context.locales, table, call.locale);
  const { rows } = await sql<{ id: number }>`select id from ${sql.id(table.table)}
    where ${locale === null ? sql`1 = 1` : sql`locale = ${locale}`} order by id limit 1`.execute(
    context.database.kysely,
  );
  return rows[0]?.id ?? null;
}
