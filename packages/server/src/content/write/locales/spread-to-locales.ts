import { ownValue, type FieldSet } from '@admin/content-model';
import { type Grant, allowedFields } from '../../permissions/content-permissions.ts';
import { grantsOnEntry } from '../../permissions/entry-grants.ts';
import { type EntryRow, storedComponents } from '../../read/entry-row.ts';
import type { StoredComponent } from '../../storage/component-shape.ts';
import { shapeOf, type ContentStorage } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { changedFields } from '../changes/changed-fields.ts';
import { entryChanges } from '../changes/entry-change.ts';
import { compared, forValidation, shared, storedValues, type StoredValues } from '../changes/entry-values.ts';
import { noPasswords } from '../changes/password-hashes.ts';
import {
  sentFields,
  joinFields,
  requireFieldsAllowed,
  type WrittenFields,
  requireResultAllowed,
} from '../changes/written-fields.ts';
import type { EntryWrite } from '../entry-write.ts';
import { requireValid } from '../rules/validate-values.ts';
import { updateEntry } from '../write-entry.ts';

/** A change of an entry in one locale, as far as the other locales share it. */
export interface SharedChange {
  /** The actor's grants to update entries of the type. */
  readonly grants: readonly Grant[];
  /** The allowed values that were sent, of shared attributes only. */
  readonly sent: Readonly<Record<string, unknown>>;
  /** The entry after the change. */
  readonly source: EntryRow;
  /** The shared values before the change, and their row. */
  readonly before: { readonly row: EntryRow; readonly values: StoredValues };
  /** The row whose component instances are at the positions of those in the other locales. */
  readonly layout: EntryRow;
  /** The fields of those values that the actor may read. */
  readonly readable: FieldSet;
}

/**
 * Writes the shared values of a changed entry to its other locales. The actor needs the permission to change each of
 * them; otherwise nothing is written. A sent value that equals the stored one is no change, unless the actor may not
 * read it: they could find it out by trying values.
 * @throws AppError FIELD_FORBIDDEN, FORBIDDEN (403), ENTRY_INVALID (400)
 */
export async function spreadToLocales(
  write: EntryWrite,
  change: SharedChange,
  others: readonly EntryRow[],
): Promise<void> {
  const { kysely, storage, table } = write;
  const { source, before, layout } = change;
  const { attributes } = table.contentType;
  const names = Object.keys(change.sent);
  const values = await storedValues(kysely, storage, table, source);
  const toBefore = alignInstances(storage, table, layout, before.row);
  const changed = changedFields(
    storage,
    attributes,
    pick(before.values(compared), names),
    pick(values(shared(({ id }) => toBefore.get(id))), names),
  );
  const written = withUnreadable(write, change, changed);
  if (written.size === 0) return;
  const roots = [...new Set([...written.keys()].map((path) => path.replace(/\..*/, '')))];
  for (const other of others) await writeOther(write, change, { other, written, roots, values });
}

async function writeOther(
  write: EntryWrite,
  change: SharedChange,
  {
    other,
    written,
    roots,
    values,
  }: {
    readonly other: EntryRow;
    readonly written: WrittenFields;
    readonly roots: readonly string[];
    readonly values: StoredValues;
  },
): Promise<void> {
  const { kysely, storage, table } = write;
  const { grants, layout } = change;
  // Authorize
  const allowed = allowedFields(await grantsOnEntry(kysely, table, grants, other));
  requireFieldsAllowed(allowed, written);
  const aligned = alignInstances(storage, table, layout, other);
  const next = pick(values(shared(({ id }) => aligned.get(id))), roots);
  const now = await storedValues(kysely, storage, table, other);
  const differing = changedFields(storage, table.contentType.attributes, now(compared), next);
  requireFieldsAllowed(allowed, differing);
  if (differing.size === 0) return;

  // Validate
  const draft = table.draftAndPublish && other.published_at === null;
  requireValid(storage, table, pick(values(forValidation), roots), { mode: 'update', draft });

  // Written as the system: editing the original makes no user the author of a translation.
  const changes = entryChanges(storage, table, next, { before: other, passwords: noPasswords });
  const result = await updateEntry({ ...write, permissions: null }, other, changes);
  await requireResultAllowed(write, grants, result, differing);
}

function withUnreadable(
  { storage, table }: EntryWrite,
  { sent, readable }: SharedChange,
  changed: WrittenFields,
): WrittenFields {
  const named = [...sentFields(storage, table.contentType.attributes, sent)];
  return joinFields(changed, new Map(named.filter(([path, whole]) => whole && !readable.allows(path))));
}

function pick(values: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, ownValue(values, name) ?? null]));
}

/**
 * Maps the component instances of one entry to those at the same positions in its translation. Both have the same
 * positions between writes, so that an instance is found again wherever a write moves it.
 */
export function alignInstances(
  storage: ContentStorage,
  table: EntryTable,
  from: EntryRow,
  to: EntryRow,
): ReadonlyMap<number, number> {
  const aligned = new Map<number, number>();
  for (const { column } of table.nested) {
    align(storage, storedComponents(from[column]), storedComponents(to[column]), aligned);
  }
  return aligned;
}

function align(
  storage: ContentStorage,
  from: readonly StoredComponent[],
  to: readonly StoredComponent[],
  aligned: Map<number, number>,
): void {
  for (const [index, instance] of from.entries()) {
    const other = to[index];
    if (other?.__component !== instance.__component) continue;
    aligned.set(instance.id, other.id);
    for (const { key } of shapeOf(storage, instance.__component).nested) {
      const inner = (item: StoredComponent) => (item[key] ?? []) as readonly StoredComponent[];
      align(storage, inner(instance), inner(other), aligned);
    }
  }
}
