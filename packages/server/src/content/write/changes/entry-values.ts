import type { ComponentAttribute, DynamicZoneAttribute } from '@admin/content-model';
import { sql } from 'kysely';
import { fileUid } from '../../../database/content-tables.ts';
import type { DatabaseConnection } from '../../../database/database.ts';
import { scalarValue, storedComponents, type EntryRow } from '../../read/entry-row.ts';
import { orderedLinks } from '../../read/linked-entries.ts';
import { shapeOf, type ContentStorage } from '../../storage/content-storage.ts';
import type { MediaField, EntryTable } from '../../storage/entry-table.ts';
import { fieldKey, type RelationEnd } from '../../storage/relation-end.ts';
import type { StoredComponent } from '../../storage/component-shape.ts';
import { StoredPassword } from './password-hashes.ts';

interface OutgoingLink {
  readonly root_id: number;
  readonly source_uid: string;
  readonly source_id: number;
  readonly field: string;
  readonly target_uid: string;
  readonly target_id: number;
}

/** Returns the targets of a field of the entry or of one of its component instances. */
type TargetsOf = (sourceUid: string, sourceId: number, field: string) => readonly OutgoingLink[];

/** The representation of ids and passwords when a stored entry is turned into a body. */
export interface ValuesForm {
  /** Returns the id of a component instance in the body; undefined for a new one. */
  readonly idOf: (instance: StoredComponent) => number | undefined;
  /** Returns the password of a component in the body; undefined omits it. */
  readonly password: (hash: string | null) => unknown;
}

/** The form for a copy: instances keep their ids for `copyWith`, passwords are omitted. */
export const forCopy: ValuesForm = { idOf: ({ id }) => id, password: () => undefined };

/** The form for validation: a stored password counts as valid, because it was validated before it was hashed. */
export const forValidation: ValuesForm = {
  idOf: ({ id }) => id,
  password: (hash) => (hash === null ? null : undefined),
};

/** Returns the form for a translation of the entry, which shares the passwords in its components too. */
export function shared(idOf: ValuesForm['idOf']): ValuesForm {
  return { idOf, password: (hash) => (hash === null ? null : new StoredPassword(hash)) };
}

/** The form for comparing two states of an entry. */
export const compared: ValuesForm = shared(({ id }) => id);

/** Returns the values of an entry at the time it was read, in a given form. */
export type StoredValues = (form: ValuesForm) => Record<string, unknown>;

/**
 * Reads a stored entry as a body that would create an equal one, with relations and media as lists of ids. Omits its
 * own passwords, and relations that would be taken over from the original.
 */
export async function storedValues(
  kysely: DatabaseConnection,
  storage: ContentStorage,
  table: EntryTable,
  row: EntryRow,
): Promise<StoredValues> {
  const outgoing = await outgoingLinks(kysely, storage, table, [row.id]);
  const targetsOf = outgoing(row.id);
  const values = ownValues(table, row, targetsOf);
  for (const end of table.relations) {
    if (end.direction !== 'incoming' || end.exclusive || end.definition.morphBy !== undefined) continue;
    const links = await orderedLinks({ kysely, storage }, end, [row.id]);
    values[end.attribute] = { set: links.map((link) => ({ id: link.other_id })) };
  }
  return (form) => ({ ...values, ...nestedValues({ storage, targetsOf, form }, table, row) });
}

/**
 * Reads stored entries for validation and hooks with one statement, without passwords, and without incoming links, which
 * have no rules.
 */
export async function valuesToValidate(
  kysely: DatabaseConnection,
  storage: ContentStorage,
  table: EntryTable,
  rows: readonly EntryRow[],
): Promise<(row: EntryRow) => Record<string, unknown>> {
  const ids = rows.map(({ id }) => id);
  const links = await outgoingLinks(kysely, storage, table, ids);
  return (row) => {
    const targetsOf = links(row.id);
    return {
      ...ownValues(table, row, targetsOf),
      ...nestedValues({ storage, targetsOf, form: forValidation }, table, row),
    };
  };
}

/** Reads the links of entries and their components with one statement, by entry id. */
async function outgoingLinks(
  kysely: DatabaseConnection,
  { database: { dialect } }: ContentStorage,
  table: EntryTable,
  ids: readonly number[],
): Promise<(id: number) => TargetsOf> {
  const { rows } =
    await sql<OutgoingLink>`select root_id, source_uid, source_id, field, target_uid, target_id from links
    where root_uid = ${table.uid} and ${dialect.inList(sql.ref('root_id'), ids)} order by position, id`.execute(
      kysely,
    );
  // A list of 5,000 components has as many sources: searching all links for each would be quadratic.
  const byRoot = new Map<number, Map<string, OutgoingLink[]>>();
  for (const link of rows) {
    const bySource = byRoot.get(link.root_id) ?? new Map<string, OutgoingLink[]>();
    byRoot.set(link.root_id, bySource);
    const key = fieldKey(link.source_uid, link.source_id, link.field);
    const links = bySource.get(key);
    if (links) links.push(link);
    else bySource.set(key, [link]);
  }
  return (root) => {
    const bySource = byRoot.get(root);
    return (uid, id, field) => bySource?.get(fieldKey(uid, id, field)) ?? [];
  };
}

/** Returns the values of the entry itself and its links. */
function ownValues(table: EntryTable, row: EntryRow, targetsOf: TargetsOf): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of table.scalars) {
    if (field.definition.type !== 'password') values[field.attribute] = scalarValue(row, field);
  }
  return { ...values, ...linkValues(table, table.uid, row.id, targetsOf) };
}

function nestedValues(presenting: Presenting, table: EntryTable, row: EntryRow): Record<string, unknown> {
  return Object.fromEntries(
    table.nested.map(({ attribute, definition, column }) => {
      const items = storedComponents(row[column]);
      return [attribute, nestedValue(presenting, definition, items)] as const;
    }),
  );
}

interface Presenting {
  readonly storage: ContentStorage;
  readonly targetsOf: TargetsOf;
  readonly form: ValuesForm;
}

function nestedValue(
  presenting: Presenting,
  definition: ComponentAttribute | DynamicZoneAttribute,
  instances: readonly StoredComponent[],
): unknown {
  const items = instances.map((instance) => instanceValues(presenting, instance));
  const isList = definition.type === 'dynamiczone' || definition.repeatable === true;
  return isList ? items : (items[0] ?? null);
}

function instanceValues(presenting: Presenting, item: StoredComponent): Record<string, unknown> {
  const { storage, targetsOf, form } = presenting;
  const shape = shapeOf(storage, item.__component);
  const id = form.idOf(item);
  const values: Record<string, unknown> = { ...(id === undefined ? {} : { id }), __component: shape.uid };
  for (const { attribute, definition, key } of shape.scalars) {
    const stored = item[key] ?? null;
    const value = definition.type === 'password' ? form.password(stored as string | null) : stored;
    if (value !== undefined) values[attribute] = value;
  }
  Object.assign(values, linkValues(shape, shape.uid, item.id, targetsOf));
  for (const { attribute, definition, key } of shape.nested) {
    values[attribute] = nestedValue(presenting, definition, (item[key] ?? []) as readonly StoredComponent[]);
  }
  return values;
}

function linkValues(
  model: { readonly relations: readonly RelationEnd[]; readonly media: readonly MediaField[] },
  uid: string,
  id: number,
  targetsOf: TargetsOf,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const end of model.relations) {
    if (end.direction === 'incoming' || end.exclusive) continue;
    const links = targetsOf(uid, id, end.field);
    values[end.attribute] = { set: links.map((link) => ({ id: link.target_id, __type: link.target_uid })) };
  }
  for (const { attribute, definition, field } of model.media) {
    const ids = targetsOf(uid, id, field)
      .filter((link) => link.target_uid === fileUid)
      .map((link) => link.target_id);
    values[attribute] = definition.multiple === true ? ids : (ids[0] ?? null);
  }
  return values;
}
