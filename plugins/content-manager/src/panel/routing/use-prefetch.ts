import { useHttp } from '@admin/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { entryQuery, pluginParameters } from '../entry/index.ts';
import { entriesQuery } from '../list/entries-query.ts';
import { listParameters } from '../list/list-parameters.ts';
import { configurationQuery, initQuery, settingsQuery } from '../schema/index.ts';
import { loadEditPage, loadListPage } from './pages.ts';
import { placeOf } from './place.ts';

/**
 * Sends everything out at once that the current address will need: code, schema and rows. Waiting for one
 * before asking for the next would cost a round trip each.
 */
export function usePrefetch(): void {
  const http = useHttp();
  const queries = useQueryClient();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // A failure is fetched again, and shown, by whoever needs the answer.
    const later = (work: Promise<unknown>): void => void work.catch(() => undefined);
    const place = placeOf(pathname);
    later(queries.query({ ...initQuery(http), staleTime: 'static' }));
    later(queries.query({ ...settingsQuery(http), staleTime: 'static' }));
    if (!place) return;
    later(queries.query({ ...configurationQuery(http, place.uid), staleTime: 'static' }));
    const isList = place.kind === 'collectionType' && place.id === undefined;
    later(isList ? loadListPage() : loadEditPage());
    if (place.id !== undefined && place.id !== 'create') {
      const parameters = pluginParameters(new URLSearchParams(search));
      later(queries.query({ ...entryQuery(http, { ...place, id: place.id, parameters }), retry: false }));
    }
    if (isList && search !== '') {
      const list = listParameters(new URLSearchParams(search));
      later(queries.query({ ...entriesQuery(http, place.uid, list), retry: false }));
    }
  }, [http, queries, pathname, search]);
}
