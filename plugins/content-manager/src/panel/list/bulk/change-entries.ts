import {
  ApiError,
  errorText,
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

/** How many entries match, where the server refused since they are not those that were counted. */
function countNow(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { count } = error.details;
  return typeof count === 'number' ? count : null;
}

/** What changes entries, and tells how that went. */
export interface Changing {
  readonly http: HttpClient;
  readonly notify: Notify;
  readonly intl: IntlShape;
  readonly queries: QueryClient;
  readonly selection: Selection;
}

/** Which entries of a selection are changed, and how their progress is asked for. */
export interface ChangeOptions {
  /** Those of a selection by ids that are meant. @default all of them */
  readonly ids?: readonly number[];
  /** Under which name the server is asked how far a change of all that match has come. */
  readonly progress?: string;
}

/**
 * Changes chosen entries on the server, all or none of them.
 * @returns what went wrong, after it was told; null when the entries are changed, told and unchecked
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
      const reason = formatValue(intl, errorText(error));
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

/** Notices after entries were changed together, or were not. */
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
