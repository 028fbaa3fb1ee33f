import { creatorName } from '@admin/content-model';
import type { FilterValueOption, FilterValuesHost } from '@admin/plugin-content-manager/points';
import { ApiError } from '@admin/shell';
import { reviewCalls } from '../review-queries.ts';
import { userName } from '../user-name.ts';

async function stages({ contentType: uid, http, signal }: FilterValuesHost) {
  const { data } = await reviewCalls(http).call('GET /admin/review-workflows/stages/:uid', {
    params: { uid },
    signal,
  });
  return data;
}

/** Returns the stages of a content type whose names contain a text, in order. */
export async function findStages(
  text: string,
  host: FilterValuesHost,
): Promise<readonly FilterValueOption[]> {
  const wanted = text.toLocaleLowerCase();
  return (await stages(host))
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
    .map(({ id, name }) => ({ value: String(id), label: name }));
}

/** Returns the names of stages by id. */
export async function stageNames(
  ids: readonly string[],
  host: FilterValuesHost,
): Promise<ReadonlyMap<string, string>> {
  const all = (await stages(host)).map(({ id, name }) => [String(id), name] as const);
  return new Map(all.filter(([id]) => ids.includes(id)));
}

/** Returns users who can be assigned entries of a content type, by name. */
export async function findAssignees(
  text: string,
  { contentType: uid, http, signal }: FilterValuesHost,
): Promise<readonly FilterValueOption[]> {
  const { results } = await reviewCalls(http).call('GET /admin/review-workflows/assignees/:uid', {
    params: { uid },
    query: { page: 1, pageSize: 10, ...(text !== '' && { _q: text }) },
    signal,
  });
  return results.map((user) => ({ value: String(user.id), label: userName(user) }));
}

/** Returns the names of users by id. Deleted users have none. */
export async function assigneeNames(
  ids: readonly string[],
  { http, signal }: FilterValuesHost,
): Promise<ReadonlyMap<string, string>> {
  const names = await Promise.all(
    ids.map(async (id) => {
      try {
        const { data } = await http.call('GET /admin/users/:id', { params: { id }, signal });
        return [[id, creatorName(data) ?? data.email] as const];
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return [];
        throw error;
      }
    }),
  );
  return new Map(names.flat());
}
