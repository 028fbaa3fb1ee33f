import { ownValue, userUid } from '@admin/content-model';
import { sql, type RawBuilder } from 'kysely';
import { permittedRows } from '../../permissions/permitted-rows.ts';
import { fileUid } from '../../../database/content-tables.ts';
import type { LinkColumn } from '../../storage/link-tables.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import type { RelationEnd } from '../../storage/relation-end.ts';
import type { QueryContext, RowsField, Scope } from './scope.ts';
import { userKey } from './user-scope.ts';

/** The part of a relation that determines its link rows. */
type LinkedEnd = Pick<RelationEnd, 'direction' | 'ownUid' | 'sourceUid' | 'field' | 'otherUid' | 'toOne'>;

/** The readable rows at the other end of a relation. */
interface ReadableEntries {
  readonly table: Pick<EntryTable, 'table'>;
  readonly alias: string;
  readonly scope: Scope;
  readonly permitted: RawBuilder<unknown>;
}

/** Returns the rows of a table that is no content type; null if the actor may use only their ids. */
function readableRows(context: QueryContext, uid: string): ReadableEntries | null {
  const table = context.storage.linkTables.get(uid);
  if (table === undefined) return null;
  if (table.queriedWith !== null && !context.permissions.holds(table.queriedWith)) return null;
  const alias = context.alias();
  const scope: Scope = {
    field: (name) => {
      const id: LinkColumn = { column: 'id', kind: 'integer' };
      const column = name === 'id' ? id : ownValue(table.columns, name);
      if (column === undefined) return undefined;
      const expression = sql`${sql.id(alias, column.column)}`;
      const key = uid === userUid ? userKey(name, sql.id(alias, 'id')) : undefined;
      return {
        kind: 'value',
        expression,
        ...(key && { sortedBy: key }),
        valueKind: column.kind,
        guard: null,
      };
    },
  };
  return { table, alias, scope, permitted: sql`1 = 1` };
}

/** Returns null if none may be read. */
function readableEntries(context: QueryContext, uid: string): ReadableEntries | null {
  const table = context.storage.tables.get(uid);
  if (table === undefined) return readableRows(context, uid);
  const grants = context.permissions.grants('read', table.contentType);
  if (grants.length === 0) return null;
  const alias = context.alias();
  const permitted = permittedRows(table, grants, alias) ?? sql`1 = 1`;
  return { table, alias, scope: context.entryScope(table, grants, alias), permitted };
}

/**
 * Returns whether a select has a row, evaluated for each row separately: PostgreSQL would turn a plain `exists` into a
 * join.
 */
function isSome(select: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`coalesce(exists (${select}), false)`;
}

/**
 * Returns the entries that a relation links to the row with that id. Actors who may read the relation may use their ids;
 * their other fields need the permission to read those entries.
 */
export function relationRows(
  context: QueryContext,
  end: LinkedEnd,
  rowId: RawBuilder<unknown>,
  guard: RawBuilder<unknown> | null,
): RowsField | undefined {
  if (end.otherUid === null) return undefined;
  const link = context.alias();
  const target = readableEntries(context, end.otherUid);
  const outgoing = end.direction === 'outgoing';
  const [near, far] = outgoing ? ['source_id', 'target_id'] : ['target_id', 'source_id'];
  const idOnly: Scope = {
    field: (name) => {
      if (name !== 'id') return undefined;
      return { kind: 'value', expression: sql`${sql.id(link, far)}`, valueKind: 'integer', guard: null };
    },
  };
  const links = sql`links as ${sql.id(link)}`;
  const ofRelation = sql`${sql.id(link, 'source_uid')} = ${end.sourceUid} and ${sql.id(link, 'field')} = ${end.field}
    and ${sql.id(link, 'target_uid')} = ${outgoing ? end.otherUid : end.ownUid}`;
  const farEntry = (condition: RawBuilder<unknown>): RawBuilder<unknown> => {
    if (target === null) return condition;
    context.reads.add(target.table.table);
    // Nested instead of joined: first the few matching entries are found, then the links to them.
    return sql`${sql.id(link, far)} in (select ${sql.id(target.alias, 'id')}
      from ${sql.id(target.table.table)} as ${sql.id(target.alias)} where ${target.permitted} and ${condition})`;
  };
  const onlyRow = (expression: RawBuilder<unknown>): RawBuilder<unknown> => {
    const ofRow = sql`${ofRelation} and ${sql.id(link, near)} = ${rowId}`;
    if (target === null) return sql`(select ${expression} from ${links} where ${ofRow} limit 1)`;
    return sql`(select ${expression} from ${links} join ${sql.id(target.table.table)} as ${sql.id(target.alias)}
      on ${sql.id(target.alias, 'id')} = ${sql.id(link, far)} where ${ofRow} and ${target.permitted} limit 1)`;
  };
  return {
    // Stryker disable next-line StringLiteral: what is no value is rows, whatever it is called.
    kind: 'rows',
    scope: target?.scope ?? idOnly,
    some: (predicate) => {
      context.reads.add('links');
      const condition = predicate === null ? sql`1 = 1` : farEntry(predicate);
      const ids = sql`select ${sql.id(link, near)} as id from ${links} where ${ofRelation} and ${condition}`;
      // Stryker disable next-line ConditionalExpression,EqualityOperator,StringLiteral: both find the same, one sooner.
      if (context.form !== 'set') return isSome(sql`${ids} and ${sql.id(link, near)} = ${rowId}`);
      const found = sql<boolean>`(${rowId} in (${ids}))`;
      context.idsOf.set(found, ids);
      if (end.toOne) context.distinct.add(ids);
      return found;
    },
    single: end.toOne ? onlyRow : null,
    guard,
  };
}

/** Returns the files of a media attribute, by id only, which everyone who may read the attribute sees. */
export function fileRows(
  context: QueryContext,
  { uid, field }: { readonly uid: string; readonly field: string },
  rowId: RawBuilder<unknown>,
  guard: RawBuilder<unknown> | null,
): RowsField | undefined {
  const end = { direction: 'outgoing', ownUid: uid, sourceUid: uid, field, otherUid: fileUid } as const;
  // Treated as a list, because entries are not sorted by files.
  return relationRows(context, { ...end, toOne: false }, rowId, guard);
}
