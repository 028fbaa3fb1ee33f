import { shortTerm, type Page } from '@admin/content-model';
import { sql, type RawBuilder } from 'kysely';
import { rowsOf } from '../../../database/database.ts';
import type { ContentPermissions } from '../../permissions/content-permissions.ts';
import { readLocale } from '../../stores/locale-store.ts';
import { invalidParameter, asList, queryValues } from '../../query/query-values.ts';
import { applyOperator } from '../../query/filters.ts';
import { pagination } from '../../../database/pagination.ts';
import { permittedRows } from '../../permissions/permitted-rows.ts';
import type { OperationContext } from '../operation-context.ts';
import { relationTargets, type RelatedItem, type Targets } from './related-item.ts';
import {
  relationField,
  requireReadableOwner,
  requireReadableSomewhere,
  type RelationField,
  relationPage,
} from './relation-owner.ts';

type Query = Readonly<Record<string, unknown>>;

const searchOperators: ReadonlySet<string> = new Set([
  '$contains',
  '$containsi',
  '$startsWith',
  '$startsWithi',
  '$eq',
  '$eqi',
]);

/**
 * Returns the entries that a field could link and does not link yet, searched by their main field. An actor who may not
 * read that attribute finds entries by their id.
 */
export async function searchRelations(
  context: OperationContext,
  call: {
    readonly permissions: ContentPermissions;
    readonly uid: string;
    readonly field: string;
    readonly query: Query;
  },
): Promise<Page<RelatedItem>> {
  // Parse
  const { query } = call;
  const page = relationPage(query);
  const field = relationField(context, call.uid, call.field, 'to one type');

  // Authorize
  requireReadableSomewhere(context, call.permissions, field);
  const entityId = query['entityId'];
  const hasOwner = entityId !== undefined && entityId !== '' && entityId !== null;
  const ownId = hasOwner ? await requireReadableOwner(context, call.permissions, field, entityId) : null;

  // Query
  const targets = await relationTargets(context, call.permissions, field);
  const where = await conditions(context, field, targets, { query, ownId });
  const { kysely, background, dialect } = context.database;
  const from = sql`from ${sql.id(targets.tableName)} where ${sql.join(where, sql` and `)}`;
  const select = sql`select ${targets.columns} ${from}
    order by ${dialect.ordered(targets.order, 'asc')}, ${sql.id(targets.tableName, 'id')}
    limit ${page.pageSize} offset ${(page.page - 1) * page.pageSize}`;
  const [rows, total] = await Promise.all([
    rowsOf<Record<string, unknown>>(background, select.compile(kysely)),
    context.counts.fresh(sql`select count(*) as total ${from}`.compile(kysely), background),
  ]);

  // Present
  const results = rows.map((row) => targets.item(row));
  return { results, pagination: pagination(page, total) };
}

async function conditions(
  context: OperationContext,
  field: RelationField,
  targets: Targets,
  { query, ownId }: { readonly query: Query; readonly ownId: number | null },
): Promise<readonly RawBuilder<unknown>[]> {
  const { dialect } = context.database;
  const { table, tableName } = targets;
  const id = sql.id(tableName, 'id');
  const parts: RawBuilder<unknown>[] = [sql`1 = 1`];
  if (table) {
    const locale = await readLocale(context.locales, table, query['locale']);
    if (locale !== null) parts.push(sql`${sql.id(tableName, 'locale')} = ${locale}`);
    const permitted = targets.grants.length > 0 ? permittedRows(table, targets.grants, tableName) : null;
    if (permitted !== null) parts.push(permitted);
  }
  const included = ids(query, 'idsToInclude');
  const omitted = ids(query, 'idsToOmit').filter((omit) => !included.includes(omit));
  if (omitted.length > 0) parts.push(sql`not ${dialect.inList(id, omitted)}`);
  if (ownId !== null) {
    const linked = sql`${id} in (${linkedIds(field, ownId)})`;
    parts.push(
      included.length > 0 ? sql`(not ${linked} or ${dialect.inList(id, included)})` : sql`not ${linked}`,
    );
  }
  const term = query['_q'];
  if (typeof term === 'string' && term !== '') parts.push(searched(context, targets, query, { term, id }));
  return parts;
}

function linkedIds({ end }: RelationField, ownId: number): RawBuilder<unknown> {
  return end.direction === 'outgoing'
    ? sql`select target_id from links where source_uid = ${end.sourceUid} and source_id = ${ownId} and field = ${end.field}`
    : sql`select source_id from links where target_uid = ${end.ownUid} and target_id = ${ownId}
        and source_uid = ${end.sourceUid} and field = ${end.field}`;
}

function searched(
  context: OperationContext,
  targets: Targets,
  query: Query,
  { term, id }: { readonly term: string; readonly id: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const sent = query['_filter'];
  const operator = sent === undefined || sent === '' ? '$containsi' : sent;
  if (typeof operator !== 'string' || !searchOperators.has(operator)) throw invalidParameter('_filter');
  const kind = targets.field?.valueKind ?? 'integer';
  const isText = kind === 'text';
  const letters = operator === '$containsi' && isText ? shortTerm(term) : null;
  if (letters !== null && targets.table !== null) {
    const column = targets.table.scalarsByName.get(targets.mainField)?.column;
    const columns = targets.table.search.columns.filter(({ name }) => name === column);
    const { dialect } = context.database;
    if (columns.length > 0) {
      // The label is null if it may not be read.
      return sql`(${targets.label} is not null
        and ${dialect.search.findPrefix(targets.table.search, columns, letters).found})`;
    }
  }
  const expression = targets.field === null ? id : targets.label;
  const value = isText ? expression : sql`cast(${expression} as text)`;
  return applyOperator(
    operator,
    { key: '_q', expression: value, kind: 'text' },
    term,
    context.database.dialect,
  ).predicate;
}

function ids(query: Query, key: string): readonly number[] {
  const sent = query[key];
  if (sent === undefined || sent === '') return [];
  return queryValues(key, asList(sent) ?? sent, 'integer').map(Number);
}
