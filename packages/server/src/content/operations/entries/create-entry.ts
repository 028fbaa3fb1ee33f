import { writeLocale } from '../../stores/locale-store.ts';
import { allowedFields } from '../../permissions/content-permissions.ts';
import { requireGrantsOnEntry } from '../../permissions/entry-grants.ts';
import { permitsLocale, requireGrants } from '../../permissions/permitted-rows.ts';
import { forbidden, requestedTable, type ContentStorage } from '../../storage/content-storage.ts';
import { newDocumentId } from '../../write/store-row.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { allowedValues } from '../../write/changes/written-fields.ts';
import { entryChanges } from '../../write/changes/entry-change.ts';
import { hashPasswords } from '../../write/changes/password-hashes.ts';
import { sentFields, requireResultAllowed } from '../../write/changes/written-fields.ts';
import {
  lockOriginal,
  originalIdOf,
  sharedValues,
  translate,
  type Translation,
} from '../../write/locales/translate-entry.ts';
import { spreadToLocales } from '../../write/locales/spread-to-locales.ts';
import { checkUnique } from '../../write/check-unique.ts';
import { requireSizeWithinLimits } from '../../write/rules/entry-size.ts';
import { invalidEntry } from '../../write/rules/invalid-entry.ts';
import { brokenRules } from '../../write/rules/validate-values.ts';
import { insertEntry } from '../../write/write-entry.ts';
import { yieldIfLarge } from '../../write/entry-write.ts';
import type { EntryCall, OperationContext } from '../operation-context.ts';
import type { VersionedEntry } from './read-entry.ts';
import { presentRow, writeTransaction } from './write-context.ts';

/** The values and location of a new entry. */
export interface NewEntryCall extends EntryCall {
  /** The body as sent; unknown attributes are ignored. */
  readonly body: unknown;
  readonly locale?: unknown;
  /** The entry in another locale that this one translates. */
  readonly relatedEntityId?: unknown;
  /** The time of publication, for callers who may publish; null for a draft. @default null */
  readonly publishedAt?: string | null;
}

/** Creates an entry: a draft unless it is published immediately or the type has no drafts. */
export async function createEntry(context: OperationContext, call: NewEntryCall): Promise<VersionedEntry> {
  const { storage, database } = context;
  const { permissions } = call;
  // Parse
  const table = requestedTable(storage, call.uid);
  const allGrants = requireGrants(permissions, 'create', table);
  const locale = await writeLocale(context.locales, table, call.locale);
  const originalId = await originalIdOf(database.kysely, table, locale, call.relatedEntityId);

  // Authorize
  const grants = allGrants.filter((grant) => permitsLocale(table, grant, locale));
  if (grants.length === 0) throw forbidden();
  const publishedAt = table.draftAndPublish ? (call.publishedAt ?? null) : null;
  const publishing = publishedAt === null ? null : requireGrants(permissions, 'publish', table);
  const writable = allowedFields(grants);
  const sent = allowedValues(storage, table, call.body, writable);
  const items = requireSizeWithinLimits(storage, table.contentType.attributes, sent);
  await yieldIfLarge(items);
  const passwords = await hashPasswords(storage, table, sent, { hash: context.hashPassword });
  await yieldIfLarge(items);

  const also = publishing === null ? undefined : 'entry.publish';
  return writeTransaction(context, { table, permissions, event: 'entry.create', also }, async (write) => {
    const locked = originalId === null ? null : await lockOriginal(write, originalId);
    const translation = locked && (await translate(write, locked.original, { sent, writable }));

    const entering = { ...translation?.values, ...sent };
    const set = await write.before({ id: null, locale, values: entering });

    // Validate
    const given = { ...sent, ...set };
    requireValidNew(storage, table, given, {
      translation,
      draft: table.draftAndPublish && publishing === null,
    });
    await yieldIfLarge(items);
    const changes = entryChanges(storage, table, { ...entering, ...set }, { before: null, passwords });
    const document = locked?.original.document ?? documentOf(context, table);
    await yieldIfLarge(items);
    await checkUnique(write, changes, { id: null, document, locale });

    // Write
    const entry = { document, locale, publishedAt, at: write.at, actorId: permissions.actorId };
    const row = await insertEntry(write, entry, changes);
    if (publishing !== null) {
      await requireGrantsOnEntry(write.kysely, table, publishing, row);
      await write.beforeAlso(row);
    }
    if (locked !== null && translation !== null) {
      const { readable, original: before } = translation;
      const updating = permissions.grants('update', table.contentType);
      const shared = { sent: sharedValues(table, given), readable, before, source: row, layout: row };
      await spreadToLocales(write, { grants: updating, ...shared }, locked.all);
    }

    // Present
    const values = { ...sent, ...translation?.values };
    const written = sentFields(storage, table.contentType.attributes, values);
    await requireResultAllowed(write, grants, row, written);
    await write.announce(row);
    await yieldIfLarge(items);
    return presentRow(write, row);
  });
}

/** Validates the sent values as part of the whole entry, and the copied values as stored ones. */
function requireValidNew(
  storage: ContentStorage,
  table: EntryTable,
  sent: Readonly<Record<string, unknown>>,
  { translation, draft }: { readonly translation: Translation | null; readonly draft: boolean },
): void {
  const forCopy = translation?.forValidation ?? {};
  const errors = [
    ...brokenRules(storage, table, { ...forCopy, ...sent }, { mode: 'create', draft }).filter(
      ({ path: [attribute = ''] }) => !Object.hasOwn(forCopy, attribute),
    ),
    ...(translation === null ? [] : brokenRules(storage, table, forCopy, { mode: 'update', draft })),
  ];
  if (errors.length > 0) throw invalidEntry(errors);
}

/** Returns the document id that all locales of an entry share; a single type has only one. */
function documentOf(context: OperationContext, table: EntryTable): string {
  return table.contentType.kind === 'singleType' ? table.uid : newDocumentId(context.now());
}
