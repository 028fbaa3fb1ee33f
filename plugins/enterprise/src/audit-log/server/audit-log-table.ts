import { rowsOf, type ChangeRecord, type Database, type Migration } from '@admin/server';
import { sql, type CompiledQuery } from 'kysely';

/** A stored record. */
export interface AuditLogRow {
  readonly id: number;
  /** ISO 8601 in UTC with milliseconds. */
  readonly at: string;
  readonly action: string;
  readonly user_id: number | null;
  /** The email address of the user at that time. */
  readonly user_email: string | null;
  readonly api_client: string | null;
  readonly ip: string | null;
  readonly entity_type: string;
  readonly entity_id: string | null;
  readonly entity_label: string | null;
  /** The field that the label shows; null if every reader may see it. */
  readonly label_field: string | null;
  readonly locale: string | null;
  /** JSON: the changed values; null without any. */
  readonly payload: string | null;
}

/** The changed values of a record. */
export interface StoredPayload {
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly secrets?: readonly string[];
  /** The action that readers of the values need. */
  readonly requires?: string;
}

const firstTable: Migration = {
  id: '0001-audit-logs',
  async up(db, { identityType }) {
    await sql`create table audit_logs (
      id ${identityType},
      at text not null, action text not null,
      user_id integer, user_email text, api_client text, ip text,
      entity_type text not null, entity_id text, entity_label text, label_field text, locale text,
      payload text)`.execute(db);
    await sql`create index audit_logs_at on audit_logs (at, id)`.execute(db);
    // Each index also has the columns of the other filters, so that their combinations read no rows.
    await sql`create index audit_logs_user on audit_logs (user_id, at, id, action, entity_type)`.execute(db);
    await sql`create index audit_logs_action on audit_logs (action, at, id, user_id, entity_type)`.execute(
      db,
    );
    await sql`create index audit_logs_type on audit_logs (entity_type, at, id, action, user_id)`.execute(db);
    await sql`create index audit_logs_entity on audit_logs (entity_id, entity_type, at, id)`.execute(db);
  },
};

/** Gives PostgreSQL, whose identities have 32 bits, ids of 64 bits. Those of SQLite always have them. */
const wideIds: Migration = {
  id: '0002-wide-ids',
  async up(db, dialect) {
    await dialect.changeColumnType('audit_logs', 'id', 'biginteger')?.execute(db);
  },
};

/**
 * Adds a table without indexes, where the transactions of changes store their records: filling the indexes of `audit_logs`
 * takes most of the time of a record, and takes less for many records at once.
 */
const unindexedTable: Migration = {
  id: '0003-unindexed-records',
  async up(db, dialect) {
    await sql`create table audit_logs_unindexed (
      id ${dialect.identityType},
      at text not null, action text not null,
      user_id integer, user_email text, api_client text, ip text,
      entity_type text not null, entity_id text, entity_label text, label_field text, locale text,
      payload text)`.execute(db);
    await dialect.changeColumnType('audit_logs_unindexed', 'id', 'biginteger')?.execute(db);
  },
};

/** The history of the tables. */
export const auditLogMigrations: readonly Migration[] = [firstTable, wideIds, unindexedTable];

/** Characters of the changed values of one record. */
const maxPayload = 65_536;

/** Characters of a single value in a record that is too long. */
const maxValue = 1000;

/** Returns the changed values as stored; in a record that is too long, long values become their length. */
export function storedPayload({ before, after, secrets, entity }: ChangeRecord): string | null {
  const isEmpty = [before, after].every((values) => Object.keys(values ?? {}).length === 0);
  if (isEmpty && secrets === undefined) return null;
  const payload: StoredPayload = {
    ...(before && { before }),
    ...(after && { after }),
    ...(secrets && { secrets }),
    ...(entity.requires !== undefined && { requires: entity.requires }),
  };
  const text = JSON.stringify(payload);
  if (text.length <= maxPayload) return text;
  const shortened = JSON.stringify({
    ...payload,
    ...(before && { before: shorten(before) }),
    ...(after && { after: shorten(after) }),
  });
  return shortened.length <= maxPayload
    ? shortened
    : JSON.stringify({ secrets: ['*'] } satisfies StoredPayload);
}

function shorten(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const { length } = JSON.stringify(value) ?? '';
      return [name, length > maxValue ? { omitted: length } : value];
    }),
  );
}

/** Records that one statement inserts: databases limit the number of parameters. */
const rowsAtOnce = 1000;

const textLength = 500;

/** Limits a text that users can choose. */
function cut(text: string | number | null | undefined): string | null {
  return text === null || text === undefined ? null : String(text).slice(0, textLength);
}

/** Returns the values of a record in the order of the insert statement. */
function parametersOf(change: ChangeRecord, at: string): readonly unknown[] {
  const { action, entity, origin } = change;
  return [
    at,
    action,
    origin.userId,
    origin.userId,
    cut(origin.apiClient),
    origin.ip,
    entity.type,
    cut(entity.id),
    cut(entity.label),
    entity.labelField ?? null,
    entity.locale ?? null,
    storedPayload(change),
  ];
}

function insertOf(rows: readonly (readonly unknown[])[]) {
  const values = rows.map(([at, action, userId, ...rest]) => {
    const [, ...others] = rest;
    return sql`(${at}, ${action}, ${userId}, (select email from admin_users where id = ${userId}),
      ${sql.join(others)})`;
  });
  return sql`insert into audit_logs_unindexed (at, action, user_id, user_email, api_client, ip,
      entity_type, entity_id, entity_label, label_field, locale, payload)
    values ${sql.join(values)}`;
}

/** The compiled insert of one record, by database: composing it takes half of the time of a record. */
const singleInserts = new WeakMap<object, CompiledQuery>();

/** Records that one transaction indexes, so that it does not delay other writes. */
const indexedAtOnce = 500;

type UnindexedRow = Omit<AuditLogRow, 'id'> & { readonly id: number | string };

/** Moves the oldest records without indexes into the table with indexes, in one transaction; returns their number. */
function indexOldest({ kysely, transaction }: Pick<Database, 'kysely' | 'transaction'>): Promise<number> {
  return transaction(async (open) => {
    // Deletes first: of two servers, the second one waits for the first and then finds the remaining rows only.
    const taken = sql`delete from audit_logs_unindexed where id in
      (select id from audit_logs_unindexed order by id limit ${indexedAtOnce}) returning *`;
    const rows = await rowsOf<UnindexedRow>(open.kysely, taken.compile(kysely));
    if (rows.length === 0) return 0;
    const values = rows
      .toSorted((one, other) => Number(one.id) - Number(other.id))
      .map(({ id: _id, ...columns }) => columns);
    await open.kysely.insertInto('audit_logs').values(values).execute();
    return rows.length;
  });
}

/**
 * Moves all records into the table with indexes, which is the only one that reads use. Runs before each read, and whenever a
 * server has stored as many records as one transaction indexes.
 */
export async function indexRecords(database: Pick<Database, 'kysely' | 'transaction'>): Promise<void> {
  const waiting = sql`select 1 from audit_logs_unindexed limit 1`.compile(database.kysely);
  if ((await rowsOf(database.kysely, waiting)).length === 0) return;
  for (let indexed = indexedAtOnce; indexed === indexedAtOnce;) indexed = await indexOldest(database);
}

/** The records that each database has received since the last time that they were to be indexed. */
const receivedRecords = new WeakMap<object, number>();

/** Counts stored records; true if there are enough of them for `indexRecords`. */
export function needsIndexing(database: object, stored: number): boolean {
  const count = (receivedRecords.get(database) ?? 0) + stored;
  const isEnough = count >= indexedAtOnce;
  receivedRecords.set(database, isEnough ? 0 : count);
  return isEnough;
}

/**
 * Stores the records of changes in the transaction of the changes, without indexes; see `indexRecords`.
 * @param database the database of the transaction
 */
export async function insertRecords(
  database: Pick<Database, 'kysely'>,
  transaction: Pick<Database['kysely'], 'executeQuery'>,
  changes: readonly ChangeRecord[],
  at: string,
): Promise<void> {
  const rows = changes.map((change) => parametersOf(change, at));
  const [first] = rows;
  if (first === undefined) return;
  if (rows.length === 1) {
    const query = singleInserts.get(database) ?? insertOf([first]).compile(database.kysely);
    singleInserts.set(database, query);
    await transaction.executeQuery({ ...query, parameters: first });
    return;
  }
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const insert = insertOf(rows.slice(start, start + rowsAtOnce));
    await transaction.executeQuery(insert.compile(database.kysely));
  }
}

/** Records that one transaction deletes, so that it does not delay other writes. */
const deletedAtOnce = 1000;

/** Deletes all records from before a moment, in short transactions, until the signal fires. */
export async function deleteRecordsBefore(
  database: Pick<Database, 'kysely' | 'transaction'>,
  moment: string,
  signal: AbortSignal,
): Promise<number> {
  await indexRecords(database);
  const { kysely } = database;
  let total = 0;
  for (let deleted = deletedAtOnce; deleted === deletedAtOnce && !signal.aborted;) {
    const { numAffectedRows = 0n } = await sql`delete from audit_logs where id in
      (select id from audit_logs where at < ${moment} order by at, id limit ${deletedAtOnce})`.execute(
      kysely,
    );
    deleted = Number(numAffectedRows);
    total += deleted;
  }
  return total;
}
