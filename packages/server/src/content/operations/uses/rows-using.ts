import { sql, type RawBuilder } from 'kysely';
import type { Grant } from '../../permissions/content-permissions.ts';
import { permittedRows } from '../../permissions/permitted-rows.ts';
import type { ContentStorage } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { linkingPath, type LinkingField } from './linking-path.ts';

/** Selects the rows `l` of links that lead to what is asked about. */
export type Used = RawBuilder<boolean>;

/** The fields that link what is asked about, in components too. */
export function linkingFields(used: Used): RawBuilder<unknown> {
  return sql`select l.root_uid, l.source_uid, l.field, i.path from links l
    left join component_instances i on l.source_uid <> l.root_uid and i.id = l.source_id
    where ${used} group by l.root_uid, l.source_uid, l.field, i.path`;
}

export interface Using {
  readonly storage: ContentStorage;
  /** What the actor may read of the type. */
  readonly grants: readonly Grant[];
  /** Those of the type that link what is asked about. */
  readonly fields: readonly LinkingField[];
  readonly used: Used;
}

/**
 * The entries of a type that link what is asked about, as far as the actor may read them and the field that does so;
 * null where that is none.
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

/** The entries that a grant permits and that link it in one of these fields. */
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
