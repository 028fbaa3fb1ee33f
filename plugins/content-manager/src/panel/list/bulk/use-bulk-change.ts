import {
  ApiError,
  errorText,
  formatValue,
  httpRef,
  notifyRef,
  type HttpClient,
  type MatchingQuery,
  type MessageValue,
  type Selection,
  useService,
} from '@admin/shell';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { actionMessages } from './action-messages.ts';

export type BulkChange = 'publish' | 'unpublish' | 'delete';

const base = 'POST /content-manager/collection-types/:uid/actions';

const changes = {
  publish: {
    ids: `${base}/bulkPublish`,
    matching: `${base}/bulkPublishMatching`,
    done: actionMessages.published,
  },
  unpublish: {
    ids: `${base}/bulkUnpublish`,
    matching: `${base}/bulkUnpublishMatching`,
    done: actionMessages.unpublished,
  },
  delete: {
    ids: `${base}/bulkDelete`,
    matching: `${base}/bulkDeleteMatching`,
    done: actionMessages.deleted,
  },
} as const;

type Target = { readonly ids: readonly number[] } | { readonly matching: MatchingQuery };

function send(http: HttpClient, change: BulkChange, uid: string, target: Target) {
  const params = { uid };
  return 'ids' in target
    ? http.call(changes[change].ids, { params, body: { ids: [...target.ids] } })
    : http.call(changes[change].matching, { params, body: target.matching });
}

/** How many entries match, where the server refused since they are not those that were counted. */
function countNow(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { count } = error.details;
  return typeof count === 'number' ? count : null;
}

/**
 * Changes chosen entries on the server, all or none of them.
 * @param ids those of a selection by ids that are meant. @default all of them
 * @returns what went wrong, after it was told; null when the entries are changed, told and unchecked
 */
export type ChangeEntries = (change: BulkChange, ids?: readonly number[]) => Promise<unknown>;

/** How the entries of a selection are changed together. Never rejects. */
export function useBulkChange(selection: Selection): ChangeEntries {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const intl = useIntl();
  return useCallback(
    async (change, ids = selection.ids) => {
      const { contentType: uid, matching, clear, refresh } = selection;
      const warn = (title: MessageValue) => notify({ tone: 'warning', title });
      try {
        await send(http, change, uid, matching ? { matching } : { ids: ids ?? [] });
      } catch (error) {
        const count = matching ? countNow(error) : null;
        if (matching && count !== null) {
          selection.recount(count);
          warn({ ...actionMessages.selectionChanged, values: { count, seen: matching.count } });
          void refresh();
        } else {
          warn({ ...actionMessages.nothingChanged, values: { reason: formatValue(intl, errorText(error)) } });
        }
        return error;
      }
      if (selection.matching) clear();
      else selection.uncheck(ids ?? []);
      notify({ tone: 'success', title: changes[change].done });
      await refresh();
      return null;
    },
    [http, notify, selection, intl],
  );
}
