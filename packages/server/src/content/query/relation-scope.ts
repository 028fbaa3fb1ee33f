import { sql, type RawBuilder } from 'kysely';
import { reachOf } from '../rights/reach.ts';
import type { RelationEnd } from '../storage/relation-end.ts';
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
  const grants = other ? context.access.grants('read', other.contentType) : [];
  const [link, target] = [context.alias(), context.alias()];
  const outgoing = end.direction === 'outgoing';
  const [near, far] = outgoing ? ['source_id', 'target_id'] : ['target_id', 'source_id'];
  const inner = other && grants.length > 0 ? context.entryScope(other, grants, target) : null;
  let joined = false;
  const scope: Scope = {
    field: (name) => {
      if (name === 'id') {
        return { kind: 'value', expression: sql`${sql.id(link, far)}`, valueKind: 'integer', guard: null };
      }
      joined = inner !== null;
      return inner?.field(name);
    },
  };
  const source = (predicate: RawBuilder<unknown> | null): RawBuilder<unknown> => {
    context.reads.add('links');
    if (joined && other) context.reads.add(other.table);
    const reach = joined && other ? reachOf(other, grants, target) : null;
    const join =
      joined && other
        ? sql`join ${sql.id(other.table)} as ${sql.id(target)} on ${sql.id(target, 'id')} = ${sql.id(link, far)}`
        : sql``;
    return sql`from links as ${sql.id(link)} ${join}
      where ${sql.id(link, 'source_uid')} = ${end.sourceUid} and ${sql.id(link, 'field')} = ${end.field}
      and ${sql.id(link, 'target_uid')} = ${outgoing ? end.otherUid : end.ownUid}
      and ${reach ?? sql`1 = 1`} and ${predicate ?? sql`1 = 1`}`;
  };
  return {
    kind: 'rows',
    scope,
    some: (predicate) => sql<boolean>`(${rowId} in (select ${sql.id(link, near)} ${source(predicate)}))`,
    single: end.toOne
      ? (expression) => sql`(select ${expression} ${source(sql`${sql.id(link, near)} = ${rowId}`)} limit 1)`
      : null,
    guard,
  };
}
