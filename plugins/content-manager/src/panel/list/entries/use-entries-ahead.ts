import { httpRef, useService } from '@admin/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useFieldPermissions } from '../../permissions/index.ts';
import { type ListAddress, useListAddress, useFilterContext } from '../../address/address-hooks.ts';
import { listParameters, type ListChange } from '../../address/list-parameters.ts';
import { entriesQuery, readableList } from './entries-query.ts';

export interface EntriesAhead {
  /** Whose changes ask for the rows that they lead to. */
  readonly address: ListAddress;
  /** Asks for the rows of an address of this list, given by its query. */
  readonly ask: (query: string) => void;
}

/**
 * The address of a list, whose rows are asked for as soon as somebody says which: the list is drawn anew for its new
 * address meanwhile. A failure is met again, and shown, by the list.
 */
export function useEntriesAhead(uid: string): EntriesAhead {
  const http = useService(httpRef);
  const queries = useQueryClient();
  const permissions = useFieldPermissions(uid);
  const asker = useFilterContext();
  const address = useListAddress();
  const { list, hrefFor, change } = address;
  const { parameters } = list;
  const ask = useCallback(
    (query: string) => {
      const wanted = readableList(listParameters(new URLSearchParams(query), parameters), permissions);
      queries.query(entriesQuery(http, uid, wanted, asker)).catch(() => undefined);
    },
    [http, queries, uid, permissions, asker, parameters],
  );
  const latest = useRef({ ask, hrefFor });
  useLayoutEffect(() => {
    latest.current = { ask, hrefFor };
  }, [ask, hrefFor]);
  const changeAhead = useCallback(
    (wanted: ListChange, history?: 'push' | 'replace') => {
      const now = latest.current;
      now.ask(now.hrefFor(wanted));
      change(wanted, history);
    },
    [change],
  );
  return useMemo(() => ({ address: { ...address, change: changeAhead }, ask }), [address, changeAhead, ask]);
}
