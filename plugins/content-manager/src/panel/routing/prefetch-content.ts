import { entryActions, type EntryAction } from '@admin/content-model';
import { anyOf, type GroupedPermissions, isGranted, preloadComponent, type Visit } from '@admin/shell';
import { addressParameters } from '../../points.ts';
import {
  callParameters,
  contentLocation,
  isEntryLocation,
  type CallParameters,
  type EntryLocation,
} from '../address/index.ts';
import { canBeRead, entryAddressAt, entryQuery, startAddress } from '../entry/index.ts';
import { filterContext } from '../address/address-hooks.ts';
import { listParameters } from '../address/list-parameters.ts';
import { entriesQuery, readableList } from '../list/entries/entries-query.ts';
import { fieldPermissions } from '../permissions/index.ts';
import { configurationQuery, initQuery, settingsQuery } from '../schema/index.ts';
import { loadEditPage } from '../edit/load-edit-page.ts';

function mayAny(granted: GroupedPermissions, uid: string, actions: readonly EntryAction[]): boolean {
  return isGranted(
    granted,
    anyOf(...actions.map((action) => ({ action: entryActions[action], subject: uid }))),
  );
}

/** What the current address says for calls. */
function parametersOf({ search, contributions }: Visit): CallParameters {
  return callParameters(contributions(addressParameters), new URLSearchParams(search));
}

/** The rows of a list, unless its address is about to change, as one without a query is. */
async function fetchRows(uid: string, visit: Visit): Promise<void> {
  const { http, queries, search, granted } = visit;
  if (search === '' || !mayAny(granted, uid, ['read'])) return;
  const list = listParameters(new URLSearchParams(search), parametersOf(visit));
  await queries.query(
    entriesQuery(http, uid, readableList(list, fieldPermissions(granted, uid)), filterContext(visit)),
  );
}

/** The edit view's code and its entry, unless there is none yet. */
async function fetchEntry(place: EntryLocation, visit: Visit): Promise<void> {
  const { http, queries, granted } = visit;
  const code = preloadComponent(loadEditPage);
  const start = startAddress(entryAddressAt(place, parametersOf(visit)));
  if (canBeRead(start) && mayAny(granted, place.uid, ['read', 'update'])) {
    await queries.query(entryQuery(http, start));
  }
  await code;
}

/** What the page of the visit's place shows, with the arrangement of its content type; nothing where there is no page. */
function placeWork(visit: Visit): readonly Promise<unknown>[] {
  const { http, queries, pathname } = visit;
  const place = contentLocation(pathname);
  if (place?.view !== 'list' && !isEntryLocation(place)) return [];
  return [
    queries.query({ ...configurationQuery(http, place.uid), staleTime: 'static' }),
    place.view === 'list' ? fetchRows(place.uid, visit) : fetchEntry(place, visit),
  ];
}

/**
 * Sends everything out at once that an address will need: code, schema, and rows or entry. Waiting for one
 * before asking for the next would cost a round trip each. What the user may not read is not asked for.
 * Never rejects: a failure is met again, and shown, by whoever needs the answer.
 */
export async function prefetchContent(visit: Visit): Promise<void> {
  const { http, queries } = visit;
  await Promise.allSettled([
    queries.query({ ...initQuery(http), staleTime: 'static' }),
    queries.query({ ...settingsQuery(http), staleTime: 'static' }),
    ...placeWork(visit),
  ]);
}
