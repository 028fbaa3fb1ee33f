import { type EntryAction, entryActions } from '@admin/content-model';
import {
  anyOf,
  type GroupedPermissions,
  httpRef,
  isGranted,
  permissionsRef,
  sessionRef,
  useService,
  useStore,
} from '@admin/shell';
import { preloadComponent, useRegistry, type PrefetchContext, whenIdle } from '@admin/shell/host';
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
import { viewsQuery } from '../list/views/use-views.ts';
import { fieldPermissions } from '../permissions/index.ts';
import { configurationQuery, initQuery, settingsQuery } from '../schema/index.ts';

function mayAny(granted: GroupedPermissions, uid: string, actions: readonly EntryAction[]): boolean {
  return isGranted(
    granted,
    anyOf(...actions.map((action) => ({ action: entryActions[action], subject: uid }))),
  );
}

/** Returns the plugins' parameters of the current address. */
function parametersOf({ search, contributions }: PrefetchContext): CallParameters {
  return callParameters(contributions(addressParameters), new URLSearchParams(search));
}

/** Fetches the entries of a list, unless its address is about to change because it has no query. */
async function fetchRows(uid: string, context: PrefetchContext): Promise<void> {
  const { http, queries, search, granted } = context;
  if (search === '' || !mayAny(granted, uid, ['read'])) return;
  const list = listParameters(new URLSearchParams(search), parametersOf(context));
  await queries.query(
    entriesQuery(http, uid, readableList(list, fieldPermissions(granted, uid)), filterContext(context)),
  );
}

/** Fetches the saved views of a list, which can change its columns: without them the list would be rendered twice. */
async function fetchViews(uid: string, { http, queries, granted }: PrefetchContext): Promise<void> {
  if (mayAny(granted, uid, ['read'])) await queries.query(viewsQuery(http, uid));
}

/** Loads the code of the edit view, and fetches the entry unless it is new. */
async function fetchEntry(location: EntryLocation, context: PrefetchContext): Promise<void> {
  const { http, queries, granted } = context;
  const code = preloadComponent(loadEditPage);
  const start = startAddress(entryAddressAt(location, parametersOf(context)));
  if (canBeRead(start) && mayAny(granted, location.uid, ['read', 'update'])) {
    await queries.query(entryQuery(http, start));
  }
  await code;
}

/** Starts the requests of the page at the address, configuration included; none for other pages. */
function pageRequests(context: PrefetchContext): readonly Promise<unknown>[] {
  const { http, queries, pathname } = context;
  const location = contentLocation(pathname);
  if (location?.view !== 'list' && !isEntryLocation(location)) return [];
  return [
    queries.query({ ...configurationQuery(http, location.uid), staleTime: 'static' }),
    ...(location.view === 'list'
      ? [fetchRows(location.uid, context), fetchViews(location.uid, context)]
      : [fetchEntry(location, context)]),
  ];
}

/**
 * Sends all requests that an address needs in parallel: code, schema, and entries or entry, except what the user may
 * not read. Never rejects: the page repeats a failed request and shows its error.
 */
export async function prefetchContent(context: PrefetchContext): Promise<void> {
  const { http, queries } = context;
  await Promise.allSettled([
    queries.query({ ...initQuery(http), staleTime: 'static' }),
    queries.query({ ...settingsQuery(http), staleTime: 'static' }),
    ...pageRequests(context),
  ]);
}

/** Prefetches what each new address needs, then the code of the edit view. */
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
    // After the responses, so that the code does not compete with them for connections.
    const context = { http, queries, granted, userId, locale, pathname, search, contributions };
    void prefetchContent(context).then(() => whenIdle(() => void preloadComponent(loadEditPage)));
  }, [granted, http, queries, userId, locale, pathname, search, contributions]);
}
