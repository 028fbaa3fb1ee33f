import { ApiError, useHttp, useNotify, useShell } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { entriesQuery } from './entries-query.ts';
import type { ListParameters } from './list-parameters.ts';
import { listMessages } from './messages.ts';

/**
 * The page of entries that the address names. A right that was lost meanwhile leads home, with the rights
 * fetched anew; any other failure is told and can be tried again.
 */
export function useEntries(uid: string, list: ListParameters) {
  const http = useHttp();
  const notify = useNotify();
  const shell = useShell();
  const navigate = useNavigate();
  const page = useQuery(entriesQuery(http, uid, list));
  const { error } = page;

  useEffect(() => {
    if (!error) return;
    if (error instanceof ApiError && error.status === 403) {
      notify({ tone: 'info', title: listMessages.forbidden });
      // Rights that cannot be fetched now are fetched with the next start of the panel.
      shell.startSession().catch(() => undefined);
      void navigate('/', { replace: true });
      return;
    }
    notify({ tone: 'warning', title: listMessages.fetchFailed });
  }, [error, navigate, notify, shell]);

  return page;
}
