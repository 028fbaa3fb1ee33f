import type { HttpClient } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';
import type { reviewEndpoints, StageSummary } from '../contract.ts';

/** The roots of all query keys of review workflows. */
export const reviewTags = {
  workflow: 'ReviewWorkflow',
  stage: 'ReviewWorkflowStage',
  comments: 'ReviewComments',
  waiting: 'ReviewWaiting',
  notifications: 'ReviewNotifications',
} as const;

/** Returns the client, typed by the endpoints of review workflows. */
export function reviewCalls(http: HttpClient) {
  return http.for<typeof reviewEndpoints>();
}

/** Loads the stages of the workflow of a content type, in order; empty without a workflow. */
export function typeStagesQuery(http: HttpClient, uid: string) {
  return queryOptions({
    queryKey: [reviewTags.stage, 'type', uid],
    queryFn: async ({ signal }): Promise<readonly StageSummary[]> =>
      (await reviewCalls(http).call('GET /admin/review-workflows/stages/:uid', { params: { uid }, signal }))
        .data,
  });
}

/** The number of users that a search returns. */
const foundUsers = 10;

/** Finds active users who may read entries of a content type, by name. */
export function assigneesQuery(http: HttpClient, uid: string, search: string) {
  return queryOptions({
    queryKey: [reviewTags.stage, 'assignees', uid, search],
    queryFn: async ({ signal }) => {
      const query = { page: 1, pageSize: foundUsers, ...(search !== '' && { _q: search }) };
      const { results } = await reviewCalls(http).call('GET /admin/review-workflows/assignees/:uid', {
        params: { uid },
        query,
        signal,
      });
      return results;
    },
  });
}
