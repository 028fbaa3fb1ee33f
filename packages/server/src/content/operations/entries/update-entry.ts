import type { EntryRow } from '../../read/entry-row.ts';
import { allowedFields, type Grant } from '../../permissions/content-permissions.ts';
import { grantsOnEntry, requireGrantsOnEntry } from '../../permissions/entry-grants.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import { requestedTable } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { allowedValues } from '../../write/changes/written-fields.ts';
import { entryChanges } from '../../write/changes/entry-change.ts';
import { storedValues } from '../../write/changes/entry-values.ts';
import { hashPasswords } from '../../write/changes/password-hashes.ts';
import { droppedFields } from '../../write/changes/changed-fields.ts';
import {
  sentFields,
  joinFields,
  requireFieldsAllowed,
  requireResultAllowed,
} from '../../write/changes/written-fields.ts';
import { sharedValues, lockTranslations } from '../../write/locales/translate-entry.ts';
import { spreadToLocales, type SharedChange } from '../../write/locales/spread-to-locales.ts';
import { checkUnique } from '../../write/check-unique.ts';
import { requireSizeWithinLimits } from '../../write/rules/entry-size.ts';
import { invalidEntry } from '../../write/rules/invalid-entry.ts';
import { requireValid } from '../../write/rules/validate-values.ts';
import { updateEntry as writeUpdate } from '../../write/write-entry.ts';
import { yieldIfLarge } from '../../write/entry-write.ts';
import type { EntryCall, OperationContext } from '../operation-context.ts';
import { brokenPublishRules, publicationEvents, type PublishDirection } from './publish-rules.ts';
import { entryId, type VersionedEntry } from './read-entry.ts';
import { entryToWrite, presentRow, writeTransaction, type ActorWrite } from './write-context.ts';

/** A change of an entry. */
export interface EntryChangeCall extends EntryCall {
  readonly id: unknown;
  /** The body as sent; absent attributes stay unchanged. */
  readonly body: unknown;
  /** The `If-Match` header: the write is rejected with 412 if the entry has another version. */
  readonly ifMatch?: string | undefined;
  /** The time of publication, null to turn the entry into a draft. Unchanged when absent. */
  readonly publishedAt?: string | null;
}

/**
 * Changes an entry. Fields that the actor may not write are ignored: a component with such a field can be neither
 * removed nor replaced. A published entry must stay complete.
 */
export async function updateEntry(context: OperationContext, call: EntryChangeCall): Promise<VersionedEntry> {
  // Parse
  const { storage } = context;
  const { permissions } = call;
  const table = requestedTable(storage, call.uid);
  const grants = requireGrants(permissions, 'update', table);
  const id = entryId(call.id);
  // The grants on this entry may allow fewer fields; hashes of the others are discarded.
  const sent = allowedValues(storage, table, call.body, allowedFields(grants));
  const items = requireSizeWithinLimits(storage, table.contentType.attributes, sent);
  const passwords = await hashPasswords(storage, table, sent, { hash: context.hashPassword });
  await yieldIfLarge(items);

  const publication = publicationOf(table, call);
  const also = publication === null ? undefined : publicationEvents[publication.direction];
  return writeTransaction(context, { table, permissions, event: 'entry.update', also }, async (write) => {
    // Authorize
    const others = await translationsToChange(write, { id, sent });
    const wanted = { id, grants, ifMatch: call.ifMatch };
    const { row, grants: matching } = await entryToWrite(write, wanted);
    const fields = allowedFields(matching);
    const allowed = allowedValues(storage, table, sent, fields);
    const set = await write.before({ id, locale: row.locale, values: allowed });
    const values = { ...allowed, ...set };
    const share = others.length === 0 ? null : await sharing(write, row);

    // Validate
    const state = publication === null ? row.published_at : publication.publishedAt;
    const draft = table.draftAndPublish && state === null;
    requireValid(storage, table, values, { mode: 'update', draft });
    await yieldIfLarge(items);
    const changes = entryChanges(storage, table, values, { before: row, passwords });
    const dropped = droppedFields(storage, row, changes);
    requireFieldsAllowed(fields, dropped);
    await yieldIfLarge(items);
    await checkUnique(write, changes, row);

    // Write
    const source = await writeUpdate(write, row, changes, publication ?? {});
    if (publication !== null) await requirePublishable(write, publication, source);
    if (share !== null) {
      const shared = { grants, sent: sharedValues(table, values), source, layout: row };
      await spreadToLocales(write, { ...shared, ...share }, others);
    }

    // Present
    const written = joinFields(sentFields(storage, table.contentType.attributes, allowed), dropped);
    await requireResultAllowed(write, grants, source, written);
    await write.announce(source);
    await yieldIfLarge(items);
    return presentRow(write, source);
  });
}

/** A change of the state of an entry, with the grants to publish its content type. */
interface Publication {
  readonly publishedAt: string | null;
  readonly direction: PublishDirection;
  readonly grants: readonly Grant[];
}

function publicationOf(table: EntryTable, { permissions, publishedAt }: EntryChangeCall): Publication | null {
  if (publishedAt === undefined || !table.draftAndPublish) return null;
  const grants = requireGrants(permissions, 'publish', table);
  return { publishedAt, grants, direction: publishedAt === null ? 'unpublish' : 'publish' };
}

/** Checks that the caller may publish the changed entry, and that a published entry is complete. */
async function requirePublishable(
  write: ActorWrite,
  { grants, direction }: Publication,
  row: EntryRow,
): Promise<void> {
  await requireGrantsOnEntry(write.kysely, write.table, grants, row);
  const errors = direction === 'publish' ? await brokenPublishRules(write, row) : [];
  if (errors.length > 0) throw invalidEntry(errors);
  await write.beforeAlso(row);
}

/** Locks and returns the other locales of the entry if the change concerns shared values. */
async function translationsToChange(
  write: ActorWrite,
  { id, sent }: { readonly id: number; readonly sent: Readonly<Record<string, unknown>> },
): Promise<readonly EntryRow[]> {
  // A hook may set shared values, whatever was sent.
  const isShared = write.isHooked || Object.keys(sharedValues(write.table, sent)).length > 0;
  if (!isShared || !write.table.localized) return [];
  const rows = await lockTranslations(write, id);
  return rows.filter((row) => row.id !== id);
}

/** Reads the state of an entry before the write, with which shared changes are detected. */
async function sharing(
  { kysely, storage, table, permissions }: ActorWrite,
  row: EntryRow,
): Promise<Pick<SharedChange, 'before' | 'readable'>> {
  const grants = permissions.grants('read', table.contentType);
  const readable = allowedFields(await grantsOnEntry(kysely, table, grants, row));
  return { before: { row, values: await storedValues(kysely, storage, table, row) }, readable };
}
