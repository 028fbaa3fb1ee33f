import { entryActions, type Entry } from '@admin/content-model';
import { httpRef, useCan, useService } from '@admin/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { CallParameters } from '../../address/index.ts';
import { entryAddressAt, entryQuery, isDeleted } from '../../entry/index.ts';

/** Milliseconds that the pointer or the focus rests on a row before its entry is requested. */
const restDelay = 80;

/** The handlers that a table calls when the pointer or focus enters or leaves a row, and when a press starts. */
export interface EntryPrefetch {
  readonly onRowApproach: (entry: Entry) => void;
  readonly onRowLeave: () => void;
  readonly onRowPress: (entry: Entry) => void;
}

/** Runs the latest function after {@link restDelay}, unless it is cancelled. */
function createRestTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => clearTimeout(timer);
  return {
    cancel,
    schedule(run: () => void): void {
      cancel();
      timer = setTimeout(run, restDelay);
    },
  };
}

/** The code of the edit view. */
export interface EntryPageCode {
  readonly fetch: () => void;
  readonly isFetched: () => boolean;
}

export interface EntryPrefetchSpec {
  /** Uid of the content type. */
  readonly uid: string;
  readonly parameters: CallParameters;
  readonly entryPageCode: EntryPageCode;
}

/**
 * Requests what the edit view of a row needs: the code immediately, the entry once the pointer rests or presses. Most of
 * the response arrives before the press ends. A failed request is repeated, and its error shown, by the edit view.
 */
export function useEntryPrefetch({ uid, parameters, entryPageCode }: EntryPrefetchSpec): EntryPrefetch {
  const http = useService(httpRef);
  const queries = useQueryClient();
  const mayRead = useCan([{ action: entryActions.read, subject: uid }]);
  const prefetch = useMemo(() => {
    const timer = createRestTimer();
    const fetchEntry = (id: Entry['id']): void => {
      // The row of a deleted entry can be under the pointer until the list is refetched.
      if (!mayRead || isDeleted(queries, uid, String(id))) return;
      const address = entryAddressAt({ view: 'entry', uid, id: String(id) }, parameters);
      queries.query({ ...entryQuery(http, address), retry: false }).catch(() => undefined);
    };
    return {
      onRowApproach({ id }: Entry) {
        entryPageCode.fetch();
        timer.schedule(() => fetchEntry(id));
      },
      onRowLeave: timer.cancel,
      onRowPress({ id }: Entry) {
        entryPageCode.fetch();
        timer.cancel();
        fetchEntry(id);
      },
    };
  }, [http, queries, mayRead, uid, parameters, entryPageCode]);
  useEffect(() => prefetch.onRowLeave, [prefetch]);
  return prefetch;
}
