import { entryActions, type EntryAction } from '@admin/content-model';
import { anyOf, type GroupedPermissions, isGranted, preloadComponent, type Visit } from '@admin/shell';
import { canBeRead, entryQuery, pluginParameters } from '../entry/index.ts';
import { listParameters } from '../list/address/list-parameters.ts';
import { entriesQuery } from '../list/entries/entries-query.ts';
import { readableList } from '../list/entries/readable-list.ts';
import { fieldPermissions } from '../permissions/index.ts';
import { configurationQuery, initQuery, settingsQuery } from '../schema/index.ts';
import { loadEditPage } from './load-edit-page.ts';
import { placeOf, type Place } from './place.ts';

function mayAny(granted: GroupedPermissions, uid: string, actions: readonly EntryAction[]): boolean {
  return isGranted(
    granted,
    anyOf(...actions.map((action) => ({ action: entryActions[action], subject: uid }))),
  );
}

/** The rows of a list, unless its address is about to change, as one without a query is. */
async function fetchRows({ uid }: Place, { http, queries, search, granted }: Visit): Promise<void> {
  if (search === '' || !mayAny(granted, uid, ['read'])) return;
  const list = readableList(listParameters(new URLSearchParams(search)), fieldPermissions(granted, uid));
  await queries.query(entriesQuery(http, uid, list));
}

/** The edit view's code and its entry, unless there is none yet. */
async function fetchEntry({ uid, kind, id }: Place, visit: Visit): Promise<void> {
  const { http, queries, search, granted } = visit;
  const code = preloadComponent(loadEditPage);
  const stored = kind === 'singleType' || id === 'create' ? null : (id ?? null);
  const address = { uid, kind, id: stored, parameters: pluginParameters(new URLSearchParams(search)) };
  if (canBeRead(address) && mayAny(granted, uid, ['read', 'update'])) {
    await queries.query(entryQuery(http, address));
  }
  await code;
}

/**
 * Sends everything out at once that an address will need: code, schema, and rows or entry. Waiting for one
 * before asking for the next would cost a round trip each. What the user may not read is not asked for.
 * Never rejects: a failure is met again, and shown, by whoever needs the answer.
 */
export async function prefetchContent(visit: Visit): Promise<void> {
  const { http, queries, pathname } = visit;
  const place = placeOf(pathname);
  const isList = place?.kind === 'collectionType' && place.id === undefined;
  await Promise.allSettled([
    queries.query({ ...initQuery(http), staleTime: 'static' }),
    queries.query({ ...settingsQuery(http), staleTime: 'static' }),
    place && queries.query({ ...configurationQuery(http, place.uid), staleTime: 'static' }),
    place && (isList ? fetchRows(place, visit) : fetchEntry(place, visit)),
  ]);
}
