import { entryActions, type Entry } from '@admin/content-model';
import { httpRef, useCan, useService } from '@admin/shell';
import { preloadComponent } from '@admin/shell/host';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { CallParameters } from '../../address/index.ts';
import { entryAddressAt, entryQuery, isDeleted } from '../../entry/index.ts';
import { loadEditPage } from '../../edit/load-edit-page.ts';

/** How long a pointer or the focus has to rest on a row before its entry is fetched, milliseconds. */
const rest = 80;

/** What a table calls when somebody comes to a row, when they leave it, and when a press on it begins. */
export interface EntryPrefetch {
  readonly onRowApproach: (entry: Entry) => void;
  readonly onRowLeave: () => void;
  readonly onRowPress: (entry: Entry) => void;
}

/** Does the last thing that was asked for, unless it is forgotten before the time to rest is over. */
function createRest() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = (): void => clearTimeout(timer);
  return {
    forget,
    ask(run: () => void): void {
      forget();
      timer = setTimeout(run, rest);
    },
  };
}

/**
 * Fetches ahead what opening a row will need: the code at once, its entry when somebody stays, or presses: between
 * that and the end of the press there is time for most of an answer. A failure is met again, and shown, by whoever
 * opens the entry.
 */
export function useEntryPrefetch(uid: string, parameters: CallParameters): EntryPrefetch {
  const http = useService(httpRef);
  const queries = useQueryClient();
  const mayRead = useCan([{ action: entryActions.read, subject: uid }]);
  const prefetch = useMemo(() => {
    const resting = createRest();
    const fetchEntry = (id: Entry['id']): void => {
      // The row of a deleted entry is shown, and can be under the pointer, until the list is fetched again.
      if (!mayRead || isDeleted(queries, uid, String(id))) return;
      const address = entryAddressAt({ view: 'entry', uid, id: String(id) }, parameters);
      queries.query({ ...entryQuery(http, address), retry: false }).catch(() => undefined);
    };
    return {
      onRowApproach({ id }: Entry) {
        void preloadComponent(loadEditPage);
        resting.ask(() => fetchEntry(id));
      },
      onRowLeave: resting.forget,
      onRowPress({ id }: Entry) {
        void preloadComponent(loadEditPage);
        resting.forget();
        fetchEntry(id);
      },
    };
  }, [http, queries, mayRead, uid, parameters]);
  useEffect(() => prefetch.onRowLeave, [prefetch]);
  return prefetch;
}
