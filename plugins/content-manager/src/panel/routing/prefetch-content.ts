import { type EntryAction, entryActions } from '@admin/content-model';
import {
  anyOf,
  type GroupedPermissions,
  httpRef,
  isGranted,
  permissionsRef,
  preloadComponent,
  sessionRef,
  useRegistry,
  useService,
  useStore,
  type Visit,
  whenIdle,
} from '@admin/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { addressParameters } from '../../points.ts';
import { filterContext } from '../address/address-hooks.ts';
import {
  callParameters,
  type CallParameters,
  contentLocation,
  type EntryLocation,
  isEntryLocation,
} from '../address/index.ts';
import { listParameters } from '../address/list-parameters.ts';
import { loadEditPage } from '../edit/load-edit-page.ts';
import { canBeRead, entryAddressAt, entryQuery, startAddress } from '../entry/index.ts';
import { entriesQuery, readableList } from '../list/entries/entries-query.ts';
import { fieldPermissions } from '../permissions/index.ts';
import { configurationQuery, initQuery, settingsQuery } from '../schema/index.ts';

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

/** Fetches ahead what each address needs that is come to, and then the code of where most go from there. */
export function usePrefetch(): void {
  const http = useService(httpRef);
  const queries = useQueryClient();
  const contributions = useRegistry().list;
  const granted = useStore(permissionsRef, (state) => state.granted);
  const userId = useStore(sessionRef, ({ user }) => user?.id ?? null);
  const { locale } = useIntl();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!granted) return;
    // Not before the answers are there: what is seen first would share the few connections with it.
    const visit = { http, queries, granted, userId, locale, pathname, search, contributions };
    void prefetchContent(visit).then(() => whenIdle(() => void preloadComponent(loadEditPage)));
  }, [granted, http, queries, userId, locale, pathname, search, contributions]);
}
