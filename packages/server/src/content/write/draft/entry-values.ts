import { sql } from 'kysely';
import { fileUid } from '../../../database/migrations/content-tables.ts';
import type { Connection } from '../../operations/operation-context.ts';
import { scalarValue, storedComponents, type EntryRow } from '../../read/entry-row.ts';
import { orderedLinks } from '../../read/parts/linked-entries.ts';
import { shapeOf, type ContentStorage } from '../../storage/content-storage.ts';
import type { MediaField, EntryTable } from '../../storage/entry-table.ts';
import type { RelationEnd } from '../../storage/relation-end.ts';
import type { StoredComponent } from '../../storage/component-shape.ts';

interface OutgoingLink {
  readonly source_uid: string;
  readonly source_id: number;
  readonly field: string;
  readonly target_uid: string;
  readonly target_id: number;
}

/** Finds the targets of a field of the entry or of one of its component instances. */
type TargetsOf = (sourceUid: string, sourceId: number, field: string) => readonly OutgoingLink[];

/**
 * A stored entry as a body that would create its equal: components without ids, relations and media as
 * lists of ids. Passwords are left out, and so are relations that would be taken from the original.
 */
export async function entryValues(
  kysely: Connection,
  storage: ContentStorage,
  table: EntryTable,
  row: EntryRow,
): Promise<Record<string, unknown>> {
  const { rows } =
    await sql<OutgoingLink>`select source_uid, source_id, field, target_uid, target_id from links
    where root_uid = ${table.uid} and root_id = ${row.id} order by position, id`.execute(kysely);
  const targetsOf: TargetsOf = (uid, id, field) =>
    rows.filter((link) => link.source_uid === uid && link.source_id === id && link.field === field);
  const values: Record<string, unknown> = {};
  for (const field of table.scalars) {
    if (field.definition.type !== 'password') values[field.attribute] = scalarValue(row, field);
  }
  Object.assign(values, linkValues(table, table.uid, row.id, targetsOf));
  for (const end of table.relations) {
    if (end.direction !== 'incoming' || end.exclusive || end.definition.morphBy !== undefined) continue;
    const links = await orderedLinks(kysely, storage, end, [row.id]);
    values[end.attribute] = { set: links.map((link) => ({ id: link.other_id })) };
  }
  for (const { attribute, definition, column } of table.nested) {
    const items = storedComponents(row[column]).map((item) => instanceValues(storage, item, targetsOf));
    const isList = definition.type === 'dynamiczone' || definition.repeatable === true;
    values[attribute] = isList ? items : (items[0] ?? null);
  }
  return values;
}

function instanceValues(
  storage: ContentStorage,
  item: StoredComponent,
  targetsOf: TargetsOf,
): Record<string, unknown> {
  const shape = shapeOf(storage, item.__component);
  const values: Record<string, unknown> = { __component: shape.uid };
  for (const { attribute, key } of shape.scalars) values[attribute] = item[key] ?? null;
  Object.assign(values, linkValues(shape, shape.uid, item.id, targetsOf));
  for (const { attribute, definition, key } of shape.nested) {
    const inner = (item[key] ?? []) as readonly StoredComponent[];
    const items = inner.map((instance) => instanceValues(storage, instance, targetsOf));
    const isList = definition.type === 'dynamiczone' || definition.repeatable === true;
    values[attribute] = isList ? items : (items[0] ?? null);
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
