import { pageRequest, pagination, rowsOf, validationFailed, type Database } from '@admin/server';
import { sql, type RawBuilder } from 'kysely';
import type { AuditFilterOptions, AuditFilters } from '../contract.ts';
import { indexRecords, type AuditLogRow } from './audit-log-table.ts';

/** A stored record with the current names of its user. */
export interface FoundRecord extends AuditLogRow {
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly current_email: string | null;
}

type Condition = RawBuilder<unknown>;

function invalid(name: string, expected: string): Error {
  return validationFailed([
    { path: [name], message: `${name} must be ${expected}`, name: 'ValidationError' },
  ]);
}

function moment(name: 'from' | 'to', sent: string | undefined): string | undefined {
  if (sent === undefined || sent === '') return undefined;
  const time = Date.parse(sent);
  if (Number.isNaN(time)) throw invalid(name, 'a date');
  return new Date(time).toISOString();
}

function idOf(name: string, sent: string | number | undefined): number | undefined {
  if (sent === undefined || sent === '') return undefined;
  const text = String(sent);
  if (!/^\d{1,15}$/.test(text)) throw invalid(name, 'an id');
  return Number(text);
}

/** Returns the conditions of filters. @throws AppError VALIDATION_FAILED (400) */
function conditionsOf({ user, action, entityType, entityId, from, to }: AuditFilters): readonly Condition[] {
  const userId = idOf('user', user);
  // PostgreSQL refuses to compare its integers with larger numbers, which no user has for an id.
  const isUser = userId !== undefined && userId > 2_147_483_647 ? sql`1 = 0` : sql`user_id = ${userId}`;
  const [first, end] = [moment('from', from), moment('to', to)];
  return [
    ...(userId === undefined ? [] : [isUser]),
    ...(action ? [sql`action = ${action}`] : []),
    ...(entityType ? [sql`entity_type = ${entityType}`] : []),
    ...(entityId ? [sql`entity_id = ${entityId}`] : []),
    ...(first === undefined ? [] : [sql`at >= ${first}`]),
    ...(end === undefined ? [] : [sql`at < ${end}`]),
  ];
}

function where(conditions: readonly Condition[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `);
}

const found = sql`select audit.*, person.firstname, person.lastname, person.email as current_email
  from audit_logs audit left join admin_users person on person.id = audit.user_id`;

/** Returns the condition that a record is older than another one; none for a record that does not exist. */
async function olderThan({ kysely }: Database, id: number): Promise<Condition> {
  const { rows } = await sql<{ readonly at: string }>`select at from audit_logs where id = ${id}`.execute(
    kysely,
  );
  const [row] = rows;
  return row === undefined ? sql`1 = 0` : sql`(at, id) < (${row.at}, ${id})`;
}

/** The number of records that pages reach; counting stops beyond it. */
const maxPaged = 10_000;

/** A page of the list, as requested. */
export interface RecordQuery extends AuditFilters {
  readonly page?: string | number | undefined;
  readonly pageSize?: string | number | undefined;
  readonly before?: string | number | undefined;
}

const maxPageSize = 100;

/**
 * Finds a page of records, newest first. An index yields the ids of the page, and only its rows are read.
 * @throws AppError VALIDATION_FAILED, PAGE_INVALID (400)
 */
export async function findRecords(database: Database, { before, ...query }: RecordQuery) {
  const request = pageRequest(query);
  const { page, pageSize } = request;
  if (pageSize > maxPageSize) throw invalid('pageSize', `at most ${maxPageSize}`);
  if (page * pageSize > maxPaged + pageSize) throw invalid('page', 'one of the first 10,000 records');
  const behind = idOf('before', before);
  const filters = conditionsOf(query);
  await indexRecords(database);
  const conditions = [...filters, ...(behind === undefined ? [] : [await olderThan(database, behind)])];
  const { background, kysely } = database;
  const ids = sql`select id from audit_logs where ${where(conditions)}
    order by at desc, id desc limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const rows = sql`${found} where audit.id in (select id from (${ids}) as page)
    order by audit.at desc, audit.id desc`;
  const counted = sql`select count(*) as total from
    (select 1 from audit_logs where ${where(conditions)} limit ${maxPaged + 1}) as counted`;
  const [results, [count]] = await Promise.all([
    rowsOf<FoundRecord>(background, rows.compile(kysely)),
    rowsOf<{ readonly total: number | string }>(background, counted.compile(kysely)),
  ]);
  return { results, pagination: pagination(request, Number(count?.total ?? 0), true) };
}

/** Returns one record; undefined if it does not exist. */
export async function findRecord(
  { kysely }: Database,
  sentId: number | string,
): Promise<FoundRecord | undefined> {
  if (!/^\d{1,15}$/.test(String(sentId))) return undefined;
  const { rows } = await sql<FoundRecord>`${found} where audit.id = ${Number(sentId)}`.execute(kysely);
  return rows[0];
}

/** Records in memory at a time. */
const chunkSize = 500;

/**
 * Reads all records of an export in chunks, newest first, each behind the last record of the previous one.
 * @throws AppError VALIDATION_FAILED (400)
 */
export function readRecords(
  database: Database,
  filters: AuditFilters,
): AsyncIterable<readonly FoundRecord[]> {
  const conditions = conditionsOf(filters);
  return {
    async *[Symbol.asyncIterator]() {
      const { background, kysely } = database;
      await indexRecords(database);
      let last: FoundRecord | undefined;
      for (;;) {
        const behind = last === undefined ? [] : [sql`(at, id) < (${last.at}, ${last.id})`];
        const ids = sql`select id from audit_logs where ${where([...conditions, ...behind])}
          order by at desc, id desc limit ${chunkSize}`;
        const query = sql`${found} where audit.id in (select id from (${ids}) as page)
          order by audit.at desc, audit.id desc`;
        const rows = await rowsOf<FoundRecord>(background, query.compile(kysely));
        if (rows.length > 0) yield rows;
        last = rows.at(-1);
        if (last === undefined || rows.length < chunkSize) return;
      }
    },
  };
}

/** The number of values of a filter. */
const maxOptions = 200;

/** Selects the distinct values of an indexed column, one index search for each. */
function distinctValues(column: string): RawBuilder<{ readonly value: string | number }> {
  const name = sql.id(column);
  return sql`with recursive found (value) as (
      select min(${name}) from audit_logs
      union all
      select (select min(${name}) from audit_logs where ${name} > found.value) from found
      where found.value is not null)
    select value from found where value is not null limit ${maxOptions}`;
}

/** Returns the values that records can be filtered by. */
export async function findFilterOptions(
  database: Database,
): Promise<Pick<AuditFilterOptions, 'actions' | 'entityTypes' | 'users'>> {
  await indexRecords(database);
  const { dialect, kysely } = database;
  const valuesOf = async (column: string) =>
    (await distinctValues(column).execute(kysely)).rows.map(({ value }) => value);
  const [actions, entityTypes, userIds] = [
    await valuesOf('action'),
    await valuesOf('entity_type'),
    await valuesOf('user_id'),
  ];
  const inOrder = userIds.map(Number);
  const { rows: current } = await sql<FoundRecord>`
    select id as user_id, firstname, lastname, email as current_email, null as user_email
    from admin_users where ${dialect.inList(sql.ref('id'), inOrder)}`.execute(kysely);
  const byId = new Map(current.map((row) => [row.user_id, userOf(row)]));
  const users = [];
  for (const id of inOrder) users.push(byId.get(id) ?? (await deletedUser(kysely, id)));
  return {
    actions: actions.map(String),
    entityTypes: entityTypes.map(String),
    users: users.filter((user) => user !== null),
  };
}

/** Returns a deleted user as of the latest record. */
async function deletedUser(kysely: Database['kysely'], id: number) {
  const { rows } = await sql<FoundRecord>`${found} where audit.id =
    (select id from audit_logs where user_id = ${id} order by at desc, id desc limit 1)`.execute(kysely);
  return rows[0] === undefined ? null : userOf(rows[0]);
}

/** Returns the user of a record. */
export function userOf(
  row: Pick<FoundRecord, 'user_id' | 'user_email' | 'current_email' | 'firstname' | 'lastname'>,
) {
  const { user_id: id, user_email: email, current_email: currentEmail, firstname, lastname } = row;
  if (id === null) return null;
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return { id, email: currentEmail ?? email, displayName: name || currentEmail || email || String(id) };
}
