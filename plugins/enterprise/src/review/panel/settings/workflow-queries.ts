import { compareNames } from '@admin/ui';
import type { HttpClient } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';
import type { StageUse, Workflow } from '../../contract.ts';
import { reviewLimits } from '../../review-actions.ts';
import { reviewCalls, reviewTags } from '../review-queries.ts';

const largestPage = 100;

/** Loads all workflows, of which there are at most {@link reviewLimits.workflows}. */
export function workflowsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [reviewTags.workflow, 'all'],
    queryFn: async ({ signal }): Promise<readonly Workflow[]> => {
      const workflows: Workflow[] = [];
      for (let page = 1; page <= reviewLimits.workflows / largestPage; page += 1) {
        const { results, pagination } = await reviewCalls(http).call(
          'GET /admin/review-workflows/workflows',
          {
            query: { page, pageSize: largestPage },
            signal,
          },
        );
        workflows.push(...results);
        if (page >= pagination.pageCount) break;
      }
      return workflows;
    },
  });
}

/** Loads one workflow. */
export function workflowQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: [reviewTags.workflow, 'one', id],
    queryFn: async ({ signal }): Promise<Workflow> =>
      (await reviewCalls(http).call('GET /admin/review-workflows/workflows/:id', { params: { id }, signal }))
        .data,
  });
}

/** Counts the entries of each stage and content type of a workflow. */
export function stageUseQuery(http: HttpClient, id: number) {
  return queryOptions({
    queryKey: [reviewTags.workflow, 'use', id],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<StageUse> =>
      (
        await reviewCalls(http).call('GET /admin/review-workflows/workflows/:id/entries', {
          params: { id },
          signal,
        })
      ).data,
  });
}

/** A content type that a workflow can contain. */
export interface TypeChoice {
  readonly uid: string;
  readonly name: string;
}

/** Loads the content types of the content manager, by name. */
export function typeChoicesQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [reviewTags.workflow, 'content-types'],
    queryFn: async ({ signal }): Promise<readonly TypeChoice[]> => {
      const { data } = await http.call('GET /content-manager/content-types', { signal });
      return data
        .filter(({ isDisplayed }) => isDisplayed)
        .map(({ uid, info }) => ({ uid, name: info.displayName }))
        .toSorted((one, other) => compareNames(one.name, other.name));
    },
  });
}

/** A role that transitions can name. */
export interface RoleChoice {
  readonly id: number;
  readonly name: string;
}

/** Loads the roles, for users who may read them. */
export function roleChoicesQuery(http: HttpClient, mayRead: boolean) {
  return queryOptions({
    queryKey: ['Role', 'choices'],
    enabled: mayRead,
    queryFn: async ({ signal }): Promise<readonly RoleChoice[]> =>
      (await http.call('GET /admin/roles', { signal })).data.map(({ id, name }) => ({ id, name })),
  });
}
