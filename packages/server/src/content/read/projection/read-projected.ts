import { sql } from 'kysely';
import { allowedFields, type Grant } from '../../permissions/content-permissions.ts';
import { grantsOnEntries } from '../../permissions/entry-grants.ts';
import { permittedRows } from '../../permissions/permitted-rows.ts';
import type { ComponentShape } from '../../storage/component-shape.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { fieldKey, type RelationEnd } from '../../storage/relation-end.ts';
import type { EntryRow, PresentedEntry } from '../entry-row.ts';
import { filesOfRows } from '../files.ts';
import { localeIds, orderedLinks, type Reader } from '../linked-entries.ts';
import { inTurns } from '../in-turns.ts';
import { presentFiles } from '../present-entry.ts';
import { readPageRows } from '../read-page-rows.ts';
import { compilePart } from './part-query.ts';
import { FoundInstances, presentProjected, unreadColumns, type Owner } from './present-projected.ts';
import type { Part, Projection } from './projection.ts';
import type { ResponseBudget } from './response-budget.ts';

/** A reader with the budget of its response. */
export interface ProjectionReader extends Reader {
  readonly budget: ResponseBudget;
}

/** Rows of one content type, and the grants that permitted them. */
interface PermittedEntries {
  readonly table: EntryTable;
  readonly rows: readonly EntryRow[];
  readonly grants: readonly Grant[];
}

/**
 * Presents rows with the parts of a projection. The number of statements depends on the projection, not on the number of
 * rows. Linked entries that the reader may not read are left out.
 * @throws AppError RESPONSE_TOO_LARGE (400)
 */
export async function readProjected(
  reader: ProjectionReader,
  { table, rows, grants }: PermittedEntries,
  projection: Projection,
): Promise<readonly PresentedEntry[]> {
  if (rows.length === 0) return [];
  const { storage, kysely, budget } = reader;
  const ids = rows.map(({ id }) => id);
  const grantsOn = await grantsOnEntries(kysely, table, grants, ids);
  const found = new FoundInstances();
  const owners = await inTurns(rows, (row) => {
    const fields = allowedFields(grantsOn(row.id));
    const owner = presentProjected(storage, { table, row, fields }, projection, found);
    budget.add(owner.root, budget.charactersOf(row));
    return owner;
  });
  const groups = [{ shape: table, projection, owners }, ...found.groups()];
  const fill = await Promise.all([
    ...groups.flatMap((group) => readParts(reader, group.shape, group.projection, group.owners)),
    readLocalizations(reader, { table, rows, grants }, projection, owners),
  ]);
  // In the order of the parts, whichever was read first.
  for (const fillPart of fill) fillPart();
  return owners.map(({ value }) => value);
}

/** Adds what was read to the presented entries. */
type FillPart = () => void;

const nothing: FillPart = () => undefined;

/** Reads the files and linked entries of entries or component instances. */
function readParts(
  reader: ProjectionReader,
  shape: Pick<EntryTable | ComponentShape, 'uid' | 'relations' | 'media'>,
  { parts }: Projection,
  owners: readonly Owner[],
): readonly Promise<FillPart>[] {
  if (parts.size === 0) return [];
  const relations = shape.relations.flatMap((end) => {
    const part = parts.get(end.attribute);
    return part === undefined ? [] : [readRelation(reader, end, part, readable(owners, end.attribute))];
  });
  return [readMedia(reader, shape, parts, owners), ...relations];
}

function readable(owners: readonly Owner[], attribute: string): readonly Owner[] {
  return owners.filter(({ fields, prefix }) => fields.allows(prefix + attribute));
}

async function readMedia(
  reader: ProjectionReader,
  { uid, media }: Pick<EntryTable, 'uid' | 'media'>,
  parts: Projection['parts'],
  owners: readonly Owner[],
): Promise<FillPart> {
  const selected = media.flatMap((field) => {
    const part = parts.get(field.attribute);
    const allowed = readable(owners, field.attribute);
    return part === undefined || allowed.length === 0 ? [] : [{ ...field, part, allowed }];
  });
  if (selected.length === 0) return nothing;
  const ids = new Set(selected.flatMap(({ allowed }) => allowed.map(({ id }) => id)));
  const files = await filesOfRows(reader, uid, [...ids]);
  return () => {
    for (const { attribute, definition, field, part, allowed } of selected) {
      for (const { id, value, root } of allowed) {
        const own = files.get(fieldKey(uid, id, field)) ?? [];
        const shown = own.map((file) => withFields(file, part.fields));
        for (const file of shown) reader.budget.add(root, reader.budget.charactersOf(file), 1);
        value[attribute] = presentFiles(definition.multiple === true, shown);
      }
    }
  };
}

function withFields(
  file: Readonly<Record<string, unknown>>,
  fields: Projection['fields'],
): Readonly<Record<string, unknown>> {
  if (fields === null) return file;
  return Object.fromEntries(Object.entries(file).filter(([name]) => name === 'id' || fields.has(name)));
}

async function readRelation(
  reader: ProjectionReader,
  end: RelationEnd,
  part: Part,
  owners: readonly Owner[],
): Promise<FillPart> {
  const { attribute } = end;
  const { budget } = reader;
  if (owners.length === 0) return nothing;
  if (end.definition.morphBy !== undefined) {
    return () => {
      for (const { value } of owners) value[attribute] = null;
    };
  }
  const table = end.otherUid === null ? undefined : reader.storage.tables.get(end.otherUid);
  if (table === undefined) return nothing;
  const ids = [...new Set(owners.map(({ id }) => id))];
  const links = await orderedLinks(reader, end, ids, budget.remaining + 1);
  budget.require(links.length, attribute);
  const otherIds = links.map((link) => link.other_id);
  const linked = await readTargets(reader, table, part, otherIds);
  const linksOf = groupLinks(links);
  return () => {
    for (const { id, value, root } of owners) {
      const shown = pageOf(linksOf.get(id) ?? [], linked, part);
      const presented = end.toOne ? shown.slice(0, 1) : shown;
      for (const entry of presented) budget.add(root, budget.weightOf(entry), 1);
      value[attribute] = end.toOne ? (presented[0] ?? null) : presented;
    }
  };
}

/** Returns the linked entries of one entry that a part shows. */
function pageOf(
  ids: readonly number[],
  linked: Targets,
  { start = 0, limit }: Part,
): readonly PresentedEntry[] {
  const inOrder = linked.isSorted ? sorted(ids, linked.positions) : ids;
  return entriesOf(inOrder, linked).slice(start, limit === undefined ? undefined : start + limit);
}

function entriesOf(ids: readonly number[], { entries }: Targets): readonly PresentedEntry[] {
  return ids.map((id) => entries.get(id)).filter((entry) => entry !== undefined);
}

function groupLinks(
  links: readonly { readonly own_id: number; readonly other_id: number }[],
): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<number, number[]>();
  for (const { own_id: own, other_id: other } of links) {
    const group = groups.get(own);
    if (group) group.push(other);
    else groups.set(own, [other]);
  }
  return groups;
}

function sorted(ids: readonly number[], positions: ReadonlyMap<number, number>): readonly number[] {
  return ids.toSorted((one, other) => (positions.get(one) ?? 0) - (positions.get(other) ?? 0));
}

/** Linked entries by id. */
interface Targets {
  readonly entries: ReadonlyMap<number, PresentedEntry>;
  /** Their positions in the requested order. */
  readonly positions: ReadonlyMap<number, number>;
  readonly isSorted: boolean;
}

/** Reads the permitted entries among the linked ones that meet the filters of a part. */
async function readTargets(
  reader: ProjectionReader,
  table: EntryTable,
  part: Part,
  ids: readonly number[],
): Promise<Targets> {
  const none: Targets = { entries: new Map(), positions: new Map(), isSorted: false };
  const { storage, kysely } = reader;
  const grants = reader.permissions.grants('read', table.contentType);
  if (grants.length === 0) return none;
  if (ids.length === 0) return none;
  const { filters, order } = compilePart(reader, { table, grants }, part);
  const conditions = [
    storage.database.dialect.inList(sql.id(table.table, 'id'), [...new Set(ids)]),
    permittedRows(table, grants, table.table),
    filters,
  ].filter((condition) => condition !== null);
  const isSorted = part.sort !== undefined;
  const page = sql`from ${sql.id(table.table)} where ${sql.join(conditions, sql` and `)}
    ${isSorted ? sql`order by ${order.afterwards}` : sql``}`;
  const runner = filters === null ? kysely : storage.database.background;
  const unread = unreadColumns(table, part);
  const { rows, omitted } = await readPageRows(storage, runner, table, { page, unread });
  reader.budget.requireWhole(omitted);
  const presented = await readProjected(reader, { table, rows, grants }, part);
  return {
    entries: new Map(rows.map((row, index) => [row.id, presented[index] ?? { id: row.id }])),
    positions: new Map(rows.map((row, index) => [row.id, index])),
    isSorted,
  };
}

/** Adds the other locales of the entries, as far as the reader may read them. */
async function readLocalizations(
  reader: ProjectionReader,
  { table, rows, grants }: PermittedEntries,
  { parts }: Projection,
  owners: readonly Owner[],
): Promise<FillPart> {
  const part = parts.get('localizations');
  if (part === undefined || !table.localized || grants.length === 0) return nothing;
  const byDocument = await localeIds(reader, table, rows);
  const otherIds = rows.flatMap((row) => (byDocument.get(row.document) ?? []).filter((id) => id !== row.id));
  const targets = await readTargets(reader, table, part, otherIds);
  return () => {
    for (const [index, { id, value, root }] of owners.entries()) {
      const own = byDocument.get(rows[index]?.document ?? '') ?? [];
      const others = own.filter((other) => other !== id);
      const shown = entriesOf(others, targets);
      for (const entry of shown) reader.budget.add(root, reader.budget.weightOf(entry), 1);
      value['localizations'] = shown;
    }
  };
}
