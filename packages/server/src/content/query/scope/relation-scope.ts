import { sql, type RawBuilder } from 'kysely';
import { permittedRows } from '../../permissions/permitted-rows.ts';
import type { RelationEnd } from '../../storage/relation-end.ts';
import type { QueryContext, RowsField, Scope } from './scope.ts';

/**
 * The entries that a relation links to the row with that id. Their ids may be used by who may read the
 * relation; anything else about them only as far as the actor may read those entries themselves.
 */
export function relationRows(
  context: QueryContext,
  end: RelationEnd,
  rowId: RawBuilder<unknown>,
  guard: RawBuilder<unknown> | null,
): RowsField | undefined {
  if (end.otherUid === null) return undefined;
  // Of entries that this package does not store, such as administrators, only the id can be used.
  const other = context.storage.tables.get(end.otherUid);
  const grants = other ? context.permissions.grants('read', other.contentType) : [];
  const [link, target] = [context.alias(), context.alias()];
  const outgoing = end.direction === 'outgoing';
  const [near, far] = outgoing ? ['source_id', 'target_id'] : ['target_id', 'source_id'];
  const inner = other && grants.length > 0 ? context.entryScope(other, grants, target) : null;
  const scope: Scope = {
    field: (name) => {
      if (inner) return inner.field(name);
      if (name !== 'id') return undefined;
      return { kind: 'value', expression: sql`${sql.id(link, far)}`, valueKind: 'integer', guard: null };
    },
  };
  const links = sql`links as ${sql.id(link)}`;
  const ofRelation = sql`${sql.id(link, 'source_uid')} = ${end.sourceUid} and ${sql.id(link, 'field')} = ${end.field}
    and ${sql.id(link, 'target_uid')} = ${outgoing ? end.otherUid : end.ownUid}`;
  const farEntry = (condition: RawBuilder<unknown>): RawBuilder<unknown> => {
    context.reads.add('links');
    if (!inner || !other) return condition;
    context.reads.add(other.table);
    const permitted = permittedRows(other, grants, target) ?? sql`1 = 1`;
    // Nested instead of joined: the few entries that match are found first, then the links that lead to them.
    return sql`${sql.id(link, far)} in (select ${sql.id(target, 'id')}
      from ${sql.id(other.table)} as ${sql.id(target)} where ${permitted} and ${condition})`;
  };
  return {
    kind: 'rows',
    scope,
    some: (predicate) => {
      context.reads.add('links');
      const condition = predicate === null ? sql`1 = 1` : farEntry(predicate);
      return sql<boolean>`(${rowId} in (select ${sql.id(link, near)} from ${links} where ${ofRelation} and ${condition}))`;
    },
    single: end.toOne
      ? (expression) => {
          context.reads.add('links');
          const ofRow = sql`${ofRelation} and ${sql.id(link, near)} = ${rowId}`;
          if (!inner || !other) return sql`(select ${expression} from ${links} where ${ofRow} limit 1)`;
          context.reads.add(other.table);
          const permitted = permittedRows(other, grants, target) ?? sql`1 = 1`;
          return sql`(select ${expression} from ${links} join ${sql.id(other.table)} as ${sql.id(target)}
            on ${sql.id(target, 'id')} = ${sql.id(link, far)} where ${ofRow} and ${permitted} limit 1)`;
        }
      : null,
    guard,
  };
}
