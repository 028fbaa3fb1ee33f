import {
  httpRef,
  permissionsRef,
  preloadComponent,
  sessionRef,
  useRegistry,
  useService,
  useStore,
  whenIdle,
} from '@admin/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { loadEditPage } from '../edit/load-edit-page.ts';
import { prefetchContent } from './prefetch-content.ts';

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
