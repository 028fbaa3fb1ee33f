import { sql } from 'kysely';
import { rowsOf, type QueryRunner } from '../../../database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import { compileList, type ListQuery } from '../../query/list-query.ts';
import { asList } from '../../query/query-values.ts';
import { requestedTable } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { readLocale } from '../../stores/locale-store.ts';
import { inChunks, type EntryWrite } from '../../write/entry-write.ts';
import { invalidValue } from '../../write/rules/invalid-entry.ts';
import type { EntryCall, OperationContext } from '../operation-context.ts';

/** All entries of a list, on all of its pages. */
export interface MatchingEntries {
  readonly filters?: unknown;
  readonly _q?: unknown;
  readonly locale?: unknown;
  /** The number of matches that the user saw. */
  readonly count: number;
}

/** The progress of a bulk action. Its changes are committed together at the end. */
export interface BulkProgress {
  /** Entries are validated first, then changed. */
  readonly step: 'judging' | 'changing';
  /** The entries that this step has processed. */
  readonly done: number;
  readonly total: number;
}

/** The entries of a bulk action: by their ids, or all matches of a list. */
export type BulkCall = EntryCall &
  ({ readonly ids: unknown } | { readonly matching: MatchingEntries }) & {
    /** Called every 50 validated and every 200 changed entries. */
    readonly onProgress?: ((progress: BulkProgress) => void) | undefined;
  };

/**
 * Looks up the ids of the selected entries.
 * @param runner of the transaction if the rows are to be locked, otherwise the background connection of lists
 */
export type SelectedEntries = (
  runner: QueryRunner,
  how: { readonly isLocked: boolean },
) => Promise<readonly number[]>;

/** The maximum number of entries of one action: it blocks other writes while they are changed. */
const maxMatching = 10_000;

/**
 * Parses the selection of a bulk action. The returned function looks up its ids: before the transaction for validation,
 * and again inside it, where the rows are locked.
 * @throws AppError QUERY_INVALID, ENTRY_INVALID (400) for an invalid list of ids or list query. The lookup throws
 *   SELECTION_TOO_LARGE (400), and SELECTION_CHANGED (409) if the number of matches is not the one that the user saw
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
  const select = sql`select id from ${sql.id(table.table)} where ${where} order by id limit ${maxMatching + 1}`;
  const lookup = {
    free: select.compile(kysely),
    locked: sql`${select} ${dialect.forUpdate}`.compile(kysely),
  };
  return async (runner, { isLocked }) => {
    const rows = await rowsOf<{ readonly id: number }>(runner, isLocked ? lookup.locked : lookup.free);
    if (rows.length > maxMatching) throw tooMany();
    if (rows.length !== count) throw changed(rows.length);
    return rows.map(({ id }) => id);
  };
}

/**
 * Returns the ids of all entries that a list finds, for actions of plugins that change each of them in its own way.
 * @throws AppError FORBIDDEN (403) without permission to read, and the errors of a selection
 */
export async function findMatchingIds(
  context: OperationContext,
  { matching, ...call }: EntryCall & { readonly matching: MatchingEntries },
): Promise<readonly number[]> {
  const table = requestedTable(context.storage, call.uid);
  const select = await selectedEntries(context, table, { ...call, matching });
  return select(context.database.background, { isLocked: false });
}

/** Compiles the list with the permission to read, so that entries the caller cannot see are not selected. */
function compileMatching(
  context: OperationContext,
  table: EntryTable,
  { permissions }: EntryCall,
  list: { readonly query: ListQuery; readonly locale: string | null },
) {
  const readable = requireGrants(permissions, 'read', table);
  return compileList(context.storage, permissions, { table, grants: readable, ...list });
}

function tooMany(): AppError {
  return new AppError({
    name: 'ApplicationError',
    status: 400,
    code: 'SELECTION_TOO_LARGE',
    message: `At most ${maxMatching} entries can be changed together`,
    details: { most: maxMatching },
  });
}

function changed(count: number): AppError {
  return new AppError({
    name: 'ConflictError',
    status: 409,
    code: 'SELECTION_CHANGED',
    message: 'The matching entries have changed since they were counted',
    details: { count },
  });
}

const maxIds = 1000;

/** Returns the distinct ids of a bulk action. @throws AppError ENTRY_INVALID (400) for no, too many or invalid ids */
export function entryIds(sent: unknown): readonly number[] {
  const list = asList(sent);
  if (!list || list.length === 0) throw invalidValue(['ids'], 'ids field must have at least 1 items');
  if (list.length > maxIds)
    throw invalidValue(['ids'], `ids field must have less than or equal to ${maxIds} items`);
  const ids = list.map((id, index) => {
    const text = typeof id === 'number' || typeof id === 'string' ? String(id) : '';
    if (!/^[1-9]\d{0,8}$/.test(text))
      throw invalidValue(['ids', index], `ids[${index}] must be the id of an entry`);
    return Number(text);
  });
  return [...new Set(ids)];
}

/** Entries that one statement looks up, so that other requests run between two of them. */
const chunkSize = 500;

/** The version of an entry, and whether it is published. */
export interface EntryState {
  readonly id: number;
  readonly version: number;
  readonly published_at: string | null;
}

/** Returns the states of entries in the order of their ids, without deleted ones; optionally locks their rows. */
export async function entryStates(
  { kysely, storage }: Pick<EntryWrite, 'kysely' | 'storage'>,
  table: EntryTable,
  ids: readonly number[],
  { isLocked }: { readonly isLocked: boolean },
): Promise<readonly EntryState[]> {
  const { dialect } = storage.database;
  const published = table.draftAndPublish ? sql`published_at` : sql`null as published_at`;
  const states: EntryState[] = [];
  // All writers lock rows in the same order, so that they cannot deadlock.
  for (const chunk of inChunks(
    [...new Set(ids)].toSorted((a, b) => a - b),
    chunkSize,
  )) {
    const { rows } = await sql<EntryState>`select id, version, ${published} from ${sql.id(table.table)}
      where ${dialect.inList(sql.ref('id'), chunk)} order by id ${isLocked ? dialect.forUpdate : sql``}`.execute(
      kysely,
    );
    states.push(...rows);
  }
  return states;
}
