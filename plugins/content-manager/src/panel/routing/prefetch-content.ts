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
import { fieldPermissions } from '../permissions/index.ts';
import { configurationQuery, initQuery, settingsQuery } from '../schema/index.ts';

function mayAny(granted: GroupedPermissions, uid: string, actions: readonly EntryAction[]): boolean {
  return isGranted(
    granted,
    anyOf(...actions.map((action) => ({ action: entryActions[action], subject: uid }))),
  );
}

/** What the current address says for calls. */
function parametersOf({ search, contributions }: PrefetchContext): CallParameters {
  return callParameters(contributions(addressParameters), new URLSearchParams(search));
}

/** The rows of a list, unless its address is about to change, as one without a query is. */
async function fetchRows(uid: string, context: PrefetchContext): Promise<void> {
  const { http, queries, search, granted } = context;
  if (search === '' || !mayAny(granted, uid, ['read'])) return;
  const list = listParameters(new URLSearchParams(search), parametersOf(context));
  await queries.query(
    entriesQuery(http, uid, readableList(list, fieldPermissions(granted, uid)), filterContext(context)),
  );
}

/** The edit view's code and its entry, unless there is none yet. */
async function fetchEntry(place: EntryLocation, context: PrefetchContext): Promise<void> {
  const { http, queries, granted } = context;
  const code = preloadComponent(loadEditPage);
  const start = startAddress(entryAddressAt(place, parametersOf(context)));
  if (canBeRead(start) && mayAny(granted, place.uid, ['read', 'update'])) {
    await queries.query(entryQuery(http, start));
  }
  await code;
}

/** What the page of the context's place shows, with the arrangement of its content type; nothing where there is no page. */
function placeWork(context: PrefetchContext): readonly Promise<unknown>[] {
  const { http, queries, pathname } = context;
  const place = contentLocation(pathname);
  if (place?.view !== 'list' && !isEntryLocation(place)) return [];
  return [
    queries.query({ ...configurationQuery(http, place.uid), staleTime: 'static' }),
    place.view === 'list' ? fetchRows(place.uid, context) : fetchEntry(place, context),
  ];
}

/**
 * Sends everything out at once that an address will need: code, schema, and rows or entry. Waiting for one
 * before asking for the next would cost a round trip each. What the user may not read is not asked for.
 * Never rejects: a failure is met again, and shown, by whoever needs the answer.
 */
export async function prefetchContent(context: PrefetchContext): Promise<void> {
  const { http, queries } = context;
  await Promise.allSettled([
    queries.query({ ...initQuery(http), staleTime: 'static' }),
    queries.query({ ...settingsQuery(http), staleTime: 'static' }),
    ...placeWork(context),
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
    const context = { http, queries, granted, userId, locale, pathname, search, contributions };
    void prefetchContent(context).then(() => whenIdle(() => void preloadComponent(loadEditPage)));
  }, [granted, http, queries, userId, locale, pathname, search, contributions]);
}
