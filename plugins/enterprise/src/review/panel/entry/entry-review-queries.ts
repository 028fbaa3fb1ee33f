import { notifyRef, httpRef, useService, type HttpClient, type MessageValue } from '@admin/shell';
import { useEntriesChanged } from '@admin/plugin-content-manager/entry-cache';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { EntryStages, ReviewUser, StageSummary } from '../../contract.ts';
import { reviewErrorText } from '../review-errors.ts';
import { reviewCalls, reviewTags } from '../review-queries.ts';
import { userName } from '../user-name.ts';
import { entryMessages } from './messages.ts';

/** An entry in the paths of requests. */
export interface ReviewedEntry {
  readonly kind: 'collection-types' | 'single-types';
  readonly uid: string;
  readonly id: number;
}

/** Loads the stage and the assignee of an entry, with the stages that the user may move it to. */
export function entryStagesQuery(http: HttpClient, { kind, uid, id }: ReviewedEntry) {
  return queryOptions({
    queryKey: [reviewTags.stage, 'entry', uid, id],
    retry: false,
    queryFn: ({ signal }): Promise<EntryStages> =>
      reviewCalls(http).call('GET /admin/content-manager/:kind/:uid/:id/stages', {
        params: { kind, uid, id },
        signal,
      }),
  });
}

/** A change of the review of an entry. */
export type ReviewChange = { readonly stage: StageSummary } | { readonly assignee: ReviewUser | null };

function noticeOf(change: ReviewChange): MessageValue {
  if ('stage' in change) return { ...entryMessages.moved, values: { stage: change.stage.name } };
  return change.assignee
    ? { ...entryMessages.assigned, values: { name: userName(change.assignee) } }
    : entryMessages.unassigned;
}

/** Changes the stage or the assignee of an entry immediately. The form of the entry is not saved. */
export function useChangeReview(entry: ReviewedEntry) {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const queries = useQueryClient();
  const entriesChanged = useEntriesChanged();
  const { kind, uid, id } = entry;
  return useMutation({
    mutationFn: async (change: ReviewChange) => {
      const calls = reviewCalls(http);
      const params = { kind, uid, id };
      await ('stage' in change
        ? calls.call('PUT /admin/content-manager/:kind/:uid/:id/stage', {
            params,
            body: { data: { id: change.stage.id } },
          })
        : calls.call('PUT /admin/content-manager/:kind/:uid/:id/assignee', {
            params,
            body: { data: { id: change.assignee?.id ?? null } },
          }));
      await queries.invalidateQueries({ queryKey: entryStagesQuery(http, entry).queryKey });
      await queries.invalidateQueries({ queryKey: [reviewTags.waiting] });
    },
    onSuccess: (_data, change) => {
      notify({ tone: 'success', title: noticeOf(change) });
      void entriesChanged();
    },
    onError: (error) => {
      notify({ tone: 'warning', title: reviewErrorText(error) });
      // The stage or the permissions have changed in the meantime.
      void queries.invalidateQueries({ queryKey: entryStagesQuery(http, entry).queryKey });
    },
  });
}

/** The number of comments that are loaded together. */
const commentsPerPage = 10;

/** Loads the comments on an entry, newest first. */
export function commentsQuery(http: HttpClient, { uid, id }: Pick<ReviewedEntry, 'uid' | 'id'>) {
  return infiniteQueryOptions({
    queryKey: [reviewTags.comments, uid, id],
    retry: false,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      reviewCalls(http).call('GET /admin/review-workflows/comments/:uid/:id', {
        params: { uid, id },
        query: { page: pageParam, pageSize: commentsPerPage },
        signal,
      }),
    getNextPageParam: ({ pagination: { page, pageCount } }) => (page < pageCount ? page + 1 : undefined),
  });
}
