import { AppError, type ApiClient, type PluginContext } from '@admin/server';
import type { Static } from 'typebox';
import { apiPermissions } from '../access/api-permissions.ts';
import type { Change } from '../../endpoints.ts';
import { invalidParameter } from '../parameters/invalid-parameter.ts';
import { servedTypes } from '../served-types.ts';
import { endOfLog, isBefore, readLog, startOfLog, type LoggedChange, type Position } from './change-log.ts';

type Change = Static<typeof Change>;

/** A page of changes. */
export interface ChangePage {
  readonly data: readonly Change[];
  readonly meta: { readonly cursor: string; readonly hasMore: boolean };
}

/** The number of recorded changes that one request examines. */
const maxExamined = 1000;

/** The default and maximum number of changes of a page. */
export const changeLimits = { default: 100, max: 1000 } as const;

/** Encodes a position, so that clients do not compute with it. */
export function cursorOf({ commit, id }: Position): string {
  return Buffer.from(`${commit}:${id}`).toString('base64url');
}

/** Returns the position of a cursor. @throws AppError QUERY_INVALID (400) */
export function positionOf(cursor: string): Position {
  const [, commit, id] = /^(\d{1,15}):(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (commit === undefined || id === undefined) throw invalidParameter('since');
  return { commit: Number(commit), id: Number(id) };
}

function expired(): AppError {
  return new AppError({
    name: 'ApplicationError',
    status: 410,
    code: 'CHANGES_EXPIRED',
    message: 'The changes since this cursor are no longer stored: read the content again',
  });
}

/** The entries whose changes a client may see: the locales of each content type, null for all. */
export type VisibleEntries = ReadonlyMap<string, ReadonlySet<string> | null>;

/**
 * Returns the entries whose changes a client may see. Content types of which it may read only entries that meet a condition
 * are left out: whether a deleted entry met the condition is unknown.
 */
export function visibleEntries(
  apiClient: ApiClient,
  { schemas }: Pick<PluginContext, 'schemas'>,
): VisibleEntries {
  const visible = new Map<string, ReadonlySet<string> | null>();
  for (const contentType of servedTypes(schemas)) {
    const { uid } = contentType;
    if (apiClient.allows?.(`${uid}.find`) !== true) continue;
    const permissions = apiPermissions(apiClient, schemas, { uid, publishedOnly: false });
    const grants = permissions
      .grants('read', contentType)
      .filter(({ conditions }) => conditions.length === 0);
    if (grants.length === 0) continue;
    const locales = grants.map((grant) => grant.locales);
    const isWhole = locales.includes('all');
    visible.set(uid, isWhole ? null : new Set(locales.flatMap((one) => (one === 'all' ? [] : [...one]))));
  }
  return visible;
}

/** The changes that a reader may see. */
export interface ChangeView {
  readonly visible: VisibleEntries;
  /** True if changes of drafts are included. */
  readonly drafts: boolean;
}

/** Returns a recorded change as a reader sees it; null if it sees none. */
function shown(change: LoggedChange, { visible, drafts }: ChangeView): Change | null {
  const { uid, entryId, locale, action, published, at } = change;
  const locales = visible.get(uid);
  if (locales === undefined || (locales !== null && locale !== null && !locales.has(locale))) return null;
  const isUnpublished = action === 'entry.unpublish';
  if (!drafts && !published && !isUnpublished) return null;
  const isGone = action === 'entry.delete' || (isUnpublished && !drafts);
  return { cursor: cursorOf(change), type: isGone ? 'delete' : 'update', uid, id: entryId, locale, at };
}

/** Returns a page of the changes after a position: of each entry only the last one. */
export async function readChanges(
  { database }: Pick<PluginContext, 'database'>,
  view: ChangeView,
  { since, limit }: { readonly since: Position | null; readonly limit: number },
): Promise<ChangePage> {
  if (since === null) {
    return { data: [], meta: { cursor: cursorOf(await endOfLog(database)), hasMore: false } };
  }
  const logged = await readLog(database, since, maxExamined);
  // Read afterwards: changes that were deleted meanwhile are reported.
  if (isBefore(since, await startOfLog(database))) throw expired();
  const byEntry = new Map<string, Change>();
  let last = since;
  let examined = 0;
  for (const change of logged) {
    if (byEntry.size >= limit) break;
    examined += 1;
    last = change;
    const one = shown(change, view);
    if (one === null) continue;
    const key = `${one.uid} ${one.id}`;
    byEntry.delete(key);
    byEntry.set(key, one);
  }
  const hasMore = examined < logged.length || logged.length === maxExamined;
  return { data: [...byEntry.values()], meta: { cursor: cursorOf(last), hasMore } };
}
