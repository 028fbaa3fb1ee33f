import { defineJob, defineRecorder, type ChangeRecord, type Database, type Migration } from '@admin/server';
import { sql } from 'kysely';

/** The migrations of the log of changes. */
export const changeMigrations: readonly Migration[] = [
  {
    id: '0002-changes',
    async up(db, { identityType }) {
      await sql`create table content_api_changes (
        id ${identityType}, commit_number bigint not null,
        uid text not null, entry_id integer not null, locale text,
        action text not null, published integer not null, created_at text not null)`.execute(db);
      await sql`create index content_api_changes_order on content_api_changes (commit_number, id)`.execute(
        db,
      );
      // The position of the last change that was deleted because of its age.
      await sql`create table content_api_changes_start (commit_number bigint not null, change_id integer not null)`.execute(
        db,
      );
      await sql`insert into content_api_changes_start (commit_number, change_id) values (0, 0)`.execute(db);
    },
  },
];

/** The position of a change in the order in which changes become visible. */
export interface Position {
  readonly commit: number;
  readonly id: number;
}

/** A recorded change of an entry. */
export interface LoggedChange extends Position {
  readonly uid: string;
  readonly entryId: number;
  readonly locale: string | null;
  readonly action: string;
  /** True if the entry is published after the change, or was before its deletion. */
  readonly published: boolean;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

const recorded: ReadonlySet<string> = new Set([
  'entry.create',
  'entry.update',
  'entry.publish',
  'entry.unpublish',
  'entry.delete',
]);

function isRecorded({ action, entity }: ChangeRecord): boolean {
  return recorded.has(action) && entity.type.startsWith('api::') && typeof entity.id === 'number';
}

/** Records changes of the content of the application, in their transaction. */
export const changeRecorder = defineRecorder(async (changes, { transaction, server }) => {
  const at = new Date(server.now()).toISOString();
  const { current } = server.database.dialect.commits;
  const rows = changes.filter(isRecorded).map(({ action, entity }) => {
    const { type, id, locale = null, published = true } = entity;
    return sql`(${current}, ${type}, ${id}, ${locale}, ${action}, ${published ? 1 : 0}, ${at})`;
  });
  if (rows.length === 0) return;
  await sql`insert into content_api_changes (commit_number, uid, entry_id, locale, action, published, created_at)
    values ${sql.join(rows)}`.execute(transaction);
});

interface ChangeRow {
  readonly commit_number: number | string;
  readonly id: number | string;
  readonly uid: string;
  readonly entry_id: number;
  readonly locale: string | null;
  readonly action: string;
  readonly published: number;
  readonly created_at: string;
}

/** Returns the changes after a position, oldest first. */
export async function readLog(
  { kysely, dialect }: Pick<Database, 'kysely' | 'dialect'>,
  { commit, id }: Position,
  limit: number,
): Promise<readonly LoggedChange[]> {
  const { rows } = await sql<ChangeRow>`select * from content_api_changes
    where (commit_number, id) > (${commit}, ${id}) and commit_number < ${dialect.commits.settled}
    order by commit_number, id limit ${limit}`.execute(kysely);
  return rows.map((row) => ({
    commit: Number(row.commit_number),
    id: Number(row.id),
    uid: row.uid,
    entryId: row.entry_id,
    locale: row.locale,
    action: row.action,
    published: row.published === 1,
    at: row.created_at,
  }));
}

interface PositionRow {
  readonly commit: number | string;
  readonly id: number | string;
}

function positionOf({ commit, id }: PositionRow): Position {
  return { commit: Number(commit), id: Number(id) };
}

/** Returns the position before the oldest change that is kept. */
export async function startOfLog({ kysely }: Pick<Database, 'kysely'>): Promise<Position> {
  const { rows } = await sql<PositionRow>`select commit_number as "commit", change_id as id
    from content_api_changes_start`.execute(kysely);
  return positionOf(rows[0] ?? { commit: 0, id: 0 });
}

/** Returns the position of the newest visible change. */
export async function endOfLog(database: Pick<Database, 'kysely' | 'dialect'>): Promise<Position> {
  const { kysely, dialect } = database;
  const { rows } = await sql<PositionRow>`select commit_number as "commit", id from content_api_changes
    where commit_number < ${dialect.commits.settled} order by commit_number desc, id desc limit 1`.execute(
    kysely,
  );
  const [last] = rows;
  return last === undefined ? startOfLog(database) : positionOf(last);
}

/** Returns whether a position is before another one. */
export function isBefore(one: Position, other: Position): boolean {
  return one.commit < other.commit || (one.commit === other.commit && one.id < other.id);
}

/** How long changes are kept, and how many at most. */
export const retention = { days: 30, changes: 100_000 } as const;

/** The number of changes that one statement deletes. */
const batchSize = 5000;

/** Deletes changes that are too old or too many. Readers behind them receive CHANGES_EXPIRED. */
export async function deleteOldChanges(
  database: Pick<Database, 'transaction' | 'kysely'>,
  { now, signal }: { readonly now: number; readonly signal?: AbortSignal },
): Promise<void> {
  const limit = new Date(now - retention.days * 86_400_000).toISOString();
  let deleted = batchSize;
  while (deleted === batchSize && signal?.aborted !== true) {
    deleted = await database.transaction(async ({ kysely }) => {
      const { rows } = await sql<PositionRow>`select commit_number as "commit", id from content_api_changes
        where created_at < ${limit} or id <= (select max(id) - ${retention.changes} from content_api_changes)
        order by commit_number, id limit ${batchSize}`.execute(kysely);
      const last = rows.at(-1);
      if (last === undefined) return 0;
      await sql`delete from content_api_changes
        where (commit_number, id) <= (${last.commit}, ${last.id})`.execute(kysely);
      await sql`update content_api_changes_start
        set commit_number = ${last.commit}, change_id = ${last.id}`.execute(kysely);
      return rows.length;
    });
  }
}

/** Deletes old changes every hour. */
export const retentionJob = defineJob({
  id: 'old-changes',
  schedule: { cron: '23 * * * *' },
  run: ({ database, now }, signal) => deleteOldChanges(database, { now: now(), signal }),
});
