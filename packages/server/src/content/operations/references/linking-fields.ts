import { sql, type RawBuilder } from 'kysely';
import { rowsOf, type QueryRunner } from '../../../database/database.ts';
import { type Grant, allowedFields } from '../../permissions/content-permissions.ts';
import { grantsOnEntries } from '../../permissions/entry-grants.ts';
import { permittedRows } from '../../permissions/permitted-rows.ts';
import type { ContentStorage } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { fieldIdOf } from '../../storage/relation-end.ts';

/** A condition on the rows `l` of links, which selects those to the used entries or files. */
export type Used = RawBuilder<boolean>;

/** Selects the fields that link the target, those of components included. */
export function linkingFields(used: Used): RawBuilder<unknown> {
  return sql`select l.root_uid, l.source_uid, l.field, i.path from links l
    left join component_instances i on l.source_uid <> l.root_uid and i.id = l.source_id
    where ${used} group by l.root_uid, l.source_uid, l.field, i.path`;
}

export interface Using {
  readonly storage: ContentStorage;
  /** The grants of the actor for the type. */
  readonly grants: readonly Grant[];
  /** The fields of the type that link the target. */
  readonly fields: readonly LinkingField[];
  readonly used: Used;
}

/**
 * Returns a condition on the entries of a type that link the target, as far as the actor may read them and the field;
 * null if there are none.
 */
export function rowsUsing(table: EntryTable, using: Using): RawBuilder<boolean> | null {
  const { storage, grants, fields, used } = using;
  const shown = grants.flatMap((grant) => {
    const readable = fields.filter((field) => {
      const path = linkingPath(storage, table, field);
      return path !== undefined && grant.fields.allows(path);
    });
    return readable.length === 0 ? [] : [linkedUnder(table, grant, readable, used)];
  });
  return shown.length === 0 ? null : sql<boolean>`(${sql.join(shown, sql` or `)})`;
}

/** Returns a condition on the entries that a grant permits and that link the target in one of these fields. */
function linkedUnder(
  table: EntryTable,
  grant: Grant,
  fields: readonly LinkingField[],
  used: Used,
): RawBuilder<unknown> {
  const permitted = permittedRows(table, [grant], table.table) ?? sql`1 = 1`;
  const isOfField = fields.map(
    ({ source_uid: source, field, path }) =>
      sql`(l.source_uid = ${source} and l.field = ${field} and ${path === null ? sql`1 = 1` : sql`i.path = ${path}`})`,
  );
  return sql`(${permitted} and ${sql.id(table.table, 'id')} in (select l.root_id from links l
    left join component_instances i on l.source_uid <> l.root_uid and i.id = l.source_id
    where ${used} and l.root_uid = ${table.uid}
    and (${sql.join(isOfField, sql` or `)})))`;
}

/** A linking field, as the rows of links identify it. */
export interface LinkingField {
  /** Uid of the content type of its entries. */
  readonly root_uid: string;
  /** Uid of that content type, or of the component that declares the field. */
  readonly source_uid: string;
  readonly field: string;
  /** Dotted path to the component; null for a field of the entry itself. */
  readonly path: string | null;
}

/**
 * Returns the dotted path of a field, as in permissions; undefined if the schema no longer declares it, and for the
 * mirror of a morph relation, which is written from the other side.
 */
export function linkingPath(
  storage: ContentStorage,
  table: EntryTable,
  { source_uid: uid, field, path }: LinkingField,
): string | undefined {
  const model = path === null ? table : storage.components.get(uid);
  if (!model) return undefined;
  const media = model.media.find((one) => one.field === field);
  const relation = model.relations.find((end) => end.direction === 'outgoing' && end.field === field);
  const document = () =>
    model.scalars.find(
      ({ attribute, definition }) =>
        definition.type === 'blocks' && fieldIdOf(attribute, definition) === field,
    );
  const attribute = media?.attribute ?? relation?.attribute ?? document()?.attribute;
  if (attribute === undefined) return undefined;
  return path === null ? attribute : `${path}.${attribute}`;
}

/** A linking field, and the number of its links. */
export interface LinkingPath {
  /** Dotted path of the field, as in permissions. */
  readonly path: string;
  readonly count: number;
}

export interface LinkingEntries {
  readonly storage: ContentStorage;
  readonly runner: QueryRunner;
  readonly table: EntryTable;
  readonly grants: readonly Grant[];
  readonly used: Used;
}

/** Returns the fields by which entries of a type link the target, as far as the actor may read them, by entry id. */
export async function linkingFieldsOf(
  { storage, runner, table, grants, used }: LinkingEntries,
  ids: readonly number[],
): Promise<(id: number) => readonly LinkingPath[]> {
  if (ids.length === 0) return () => [];
  const { kysely, dialect } = storage.database;
  const select = sql`select l.root_id, l.root_uid, l.source_uid, l.field, i.path, count(*) as count from links l
    left join component_instances i on l.source_uid <> l.root_uid and i.id = l.source_id
    where ${used} and l.root_uid = ${table.uid} and ${dialect.inList(sql.ref('l.root_id'), ids)}
    group by l.root_id, l.root_uid, l.source_uid, l.field, i.path`;
  type Row = LinkingField & { readonly root_id: number; readonly count: number | string };
  const [rows, grantsOn] = await Promise.all([
    rowsOf<Row>(runner, select.compile(kysely)),
    grantsOnEntries(kysely, table, grants, ids),
  ]);
  return (id) => {
    const fields = allowedFields(grantsOn(id));
    const counts = new Map<string, number>();
    for (const row of rows) {
      const path = row.root_id === id ? linkingPath(storage, table, row) : undefined;
      if (path === undefined || !fields.allows(path)) continue;
      counts.set(path, (counts.get(path) ?? 0) + Number(row.count));
    }
    return [...counts].map(([path, count]) => ({ path, count }));
  };
}
