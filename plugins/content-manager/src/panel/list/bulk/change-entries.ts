import {
  ApiError,
  formatValue,
  type HttpClient,
  type MessageValue,
  type Notify,
  type Selection,
} from '@admin/shell';
import type { MatchingQuery } from '@admin/shell/host';
import type { QueryClient } from '@tanstack/react-query';
import type { IntlShape } from 'react-intl';
import { markDeleted } from '../../entry/index.ts';
import { refusalText } from '../../validation/server-text.ts';

export type BulkChange = 'publish' | 'unpublish' | 'delete';

const base = 'POST /content-manager/collection-types/:uid/actions';

const calls = {
  publish: { ids: `${base}/bulkPublish`, matching: `${base}/bulkPublishMatching` },
  unpublish: { ids: `${base}/bulkUnpublish`, matching: `${base}/bulkUnpublishMatching` },
  delete: { ids: `${base}/bulkDelete`, matching: `${base}/bulkDeleteMatching` },
} as const;

type Target =
  | { readonly ids: readonly number[] }
  | { readonly matching: MatchingQuery; readonly progress: string | undefined };

function send(http: HttpClient, change: BulkChange, uid: string, target: Target) {
  const params = { uid };
  return 'ids' in target
    ? http.call(calls[change].ids, { params, body: { ids: [...target.ids] } })
    : http.call(calls[change].matching, {
        params,
        body: {
          ...target.matching,
          ...(target.progress === undefined ? {} : { progress: target.progress }),
        },
      });
}

/**
 * Returns the current number of matching entries from a 409 response: the number has changed since the list was
 * fetched.
 */
function countNow(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { count } = error.details;
  return typeof count === 'number' ? count : null;
}

/** The entries of a bulk action. */
export interface Changing {
  readonly http: HttpClient;
  readonly notify: Notify;
  readonly intl: IntlShape;
  readonly queries: QueryClient;
  readonly selection: Selection;
}

/** The entries of a bulk action, and the name of its progress. */
export interface ChangeOptions {
  /** Ids of the entries to change. @default all selected ones */
  readonly ids?: readonly number[];
  /** The name under which the server reports the progress on all matching entries. */
  readonly progress?: string;
}

/**
 * Changes the selected entries on the server, all or none, and shows a notice.
 * @returns the error, or null after the entries were changed and deselected
 */
export async function changeEntries(
  { http, notify, intl, queries, selection }: Changing,
  change: BulkChange,
  { ids = selection.ids ?? [], progress }: ChangeOptions,
): Promise<unknown> {
  const { contentType: uid, matching, clear, refresh } = selection;
  const warn = (title: MessageValue) => notify({ tone: 'warning', title });
  let changed: number;
  try {
    ({ count: changed } = await send(http, change, uid, matching ? { matching, progress } : { ids }));
  } catch (error) {
    const count = matching ? countNow(error) : null;
    if (matching && count !== null) {
      selection.recount(count);
      warn({ ...changeMessages.selectionChanged, values: { count, seen: matching.count } });
      void refresh();
    } else {
      const reason = formatValue(intl, refusalText(error));
      warn({ ...changeMessages.nothingChanged, values: { reason } });
    }
    return error;
  }
  if (change === 'delete' && !matching) markDeleted(queries, uid, ids.map(String));
  if (selection.matching) clear();
  else selection.uncheck(ids);
  notify({ tone: 'success', title: { ...changeMessages[change], values: { count: changed } } });
  await refresh();
  return null;
}

/** Notices about the result of bulk actions. */
export const changeMessages = {
  publish: {
    id: 'content-manager.list.published',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} published',
  },
  unpublish: {
    id: 'content-manager.list.unpublished',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} unpublished',
  },
  delete: {
    id: 'content-manager.list.deleted',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} deleted',
  },
  nothingChanged: {
    id: 'content-manager.list.nothing-changed',
    defaultMessage: 'No entry was changed: {reason}',
  },
  selectionChanged: {
    id: 'content-manager.list.selection-changed',
    defaultMessage:
      '{count, plural, =0 {No entry matches} one {# entry matches} other {# entries match}} now, not {seen, number} as you selected. No entry was changed.',
  },
} as const;
