import { entryActions, type EntryAction } from '@admin/content-model';
import { isGranted, preloadComponent, useHttp, useShell, type GroupedPermissions } from '@admin/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { canBeRead, entryQuery, pluginParameters } from '../entry/index.ts';
import { listParameters } from '../list/address/list-parameters.ts';
import { entriesQuery } from '../list/entries/entries-query.ts';
import { readableList, readRights } from '../list/entries/readable-list.ts';
import { configurationQuery, initQuery, settingsQuery } from '../schema/index.ts';
import { loadEditPage } from './load-edit-page.ts';
import { loadListPage } from './pages.ts';
import { placeOf } from './place.ts';
import { whenIdle } from './when-idle.ts';

/** A failure is met again, and shown, by whoever needs the answer. */
const later = (work: Promise<unknown>): void => void work.catch(() => undefined);

function mayAny(granted: GroupedPermissions | null, uid: string, actions: readonly EntryAction[]): boolean {
  return isGranted(
    granted,
    actions.map((action) => ({ action: entryActions[action], subject: uid })),
  );
}

/**
 * Sends everything out at once that the current address will need: code, schema and rows. Waiting for one
 * before asking for the next would cost a round trip each. What the user may not read is not asked for.
 */
export function usePrefetch(): void {
  const http = useHttp();
  const queries = useQueryClient();
  const granted = useStore(useShell().permissions, (state) => state.granted);
  const { pathname, search } = useLocation();
  useEffect(() => {
    later(queries.query({ ...initQuery(http), staleTime: 'static' }));
    later(queries.query({ ...settingsQuery(http), staleTime: 'static' }));
    const place = placeOf(pathname);
    if (!place) return;
    const { uid, kind } = place;
    later(queries.query({ ...configurationQuery(http, uid), staleTime: 'static' }));
    const query = new URLSearchParams(search);

    if (kind === 'collectionType' && place.id === undefined) {
      void preloadComponent(loadListPage);
      // Where most go from a list, once nothing more urgent is left to do.
      whenIdle(() => void preloadComponent(loadEditPage));
      // Without a query the address is about to change.
      if (search === '' || !mayAny(granted, uid, ['read'])) return;
      const list = readableList(listParameters(query), readRights(granted, uid));
      later(queries.query(entriesQuery(http, uid, list)));
      return;
    }
    void preloadComponent(loadEditPage);
    const id = kind === 'singleType' || place.id === 'create' ? null : (place.id ?? null);
    const address = { uid, kind, id, parameters: pluginParameters(query) };
    if (canBeRead(address) && mayAny(granted, uid, ['read', 'update'])) {
      later(queries.query(entryQuery(http, address)));
    }
  }, [granted, http, queries, pathname, search]);
}
