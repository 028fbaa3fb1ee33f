import { sql } from 'kysely';
import { rowsOf, type QueryRunner } from '../../../database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import { readLocale } from '../../locales/locale-store.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import { compileList, type ListQuery } from '../../query/list-query.ts';
import { queryContext } from '../../query/scope/query-context.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import type { EntryCall, OperationContext } from '../operation-context.ts';
import { entryIds } from './entry-ids.ts';

/** All entries of a list, on whatever page they stand. */
export interface MatchingEntries {
  readonly filters?: unknown;
  readonly _q?: unknown;
  readonly locale?: unknown;
  /** How many there were when somebody decided to do something with them. */
  readonly count: number;
}

/** How far a bulk action has come. Nothing of it holds before all of it does. */
export interface BulkProgress {
  /** Entries are judged first, then changed. */
  readonly step: 'judging' | 'changing';
  /** Entries that this step is through with. */
  readonly done: number;
  readonly total: number;
}

/** The entries that a bulk action is about: some by their ids, or all that a list finds. */
export type BulkCall = EntryCall &
  ({ readonly ids: unknown } | { readonly matching: MatchingEntries }) & {
    /** Told every few hundred entries. */
    readonly onProgress?: ((progress: BulkProgress) => void) | undefined;
  };

/**
 * Looks up which entries are meant now.
 * @param runner that of the transaction where they are to be locked; otherwise the background, as for any list
 */
export type SelectedEntries = (
  runner: QueryRunner,
  how: { readonly isLocked: boolean },
) => Promise<readonly number[]>;

/** So many entries can be changed together: each is judged, and others wait to write meanwhile. */
const mostMatching = 10_000;

/**
 * Prepares the selection of a bulk action: what was sent is judged at once; which entries it means is looked up when
 * they are needed, and in the transaction that changes them, where they stay as they are until it is over.
 * @throws AppError for what is no list of ids and what a list cannot be asked (400); when it is looked up,
 *   SELECTION_TOO_LARGE (400), or SELECTION_CHANGED (409) where other entries match than somebody has seen
 */
export async function selectedEntries(
  context: OperationContext,
  table: EntryTable,
  call: BulkCall,
): Promise<SelectedEntries> {
  if ('ids' in call) {
    const ids = entryIds(call.ids);
    return () => Promise.resolve(ids);
  }
  const { count, locale: sentLocale, ...query } = call.matching;
  const locale = await readLocale(context.locales, table, sentLocale);
  const { where } = compileMatching(context, table, call, { query, locale });
  const { kysely, dialect } = context.database;
  const select = sql`select id from ${sql.id(table.table)} where ${where} order by id limit ${mostMatching + 1}`;
  const lookup = {
    free: select.compile(kysely),
    locked: sql`${select} ${dialect.forUpdate}`.compile(kysely),
  };
  return async (runner, { isLocked }) => {
    const rows = await rowsOf<{ readonly id: number }>(runner, isLocked ? lookup.locked : lookup.free);
    if (rows.length > mostMatching) throw tooMany();
    if (rows.length !== count) throw changed(rows.length);
    return rows.map(({ id }) => id);
  };
}

/** What somebody cannot see they cannot mean: the list is that of a reader. */
function compileMatching(
  context: OperationContext,
  table: EntryTable,
  { permissions }: EntryCall,
  asked: { readonly query: ListQuery; readonly locale: string | null },
) {
  const readable = requireGrants(permissions, 'read', table);
  return compileList(queryContext(context.storage, permissions), table, readable, asked);
}

function tooMany(): AppError {
  return new AppError({
    name: 'ApplicationError',
    status: 400,
    code: 'SELECTION_TOO_LARGE',
    message: `At most ${mostMatching} entries can be changed together`,
    details: { most: mostMatching },
  });
}

function changed(count: number): AppError {
  return new AppError({
    name: 'ConflictError',
    status: 409,
    code: 'SELECTION_CHANGED',
    message: 'Other entries match now than when they were counted',
    details: { count },
  });
}
