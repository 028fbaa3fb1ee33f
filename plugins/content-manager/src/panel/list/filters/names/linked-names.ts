import {
  ownValue,
  creatorName,
  fieldOfCondition,
  type FilterField,
  type ListFilters,
} from '@admin/content-model';
import { ApiError, type HttpClient } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';
import type { CallParameters } from '../../../address/index.ts';
import { contentTags } from '../../../schema/index.ts';
import { shownText } from '../../../text/shown-text.ts';

/** Names by id. */
export type LinkedNames = ReadonlyMap<string, string>;

/** Entries or people that the conditions on a field name by their ids. */
export interface NamedIds {
  readonly field: FilterField;
  readonly ids: readonly string[];
}

/** How many are named at once; chips of more are of no use to anybody. */
const mostNames = 20;

/** What filters name by ids, a field after the other. */
export function idsInFilters(fields: readonly FilterField[], { items }: ListFilters): readonly NamedIds[] {
  const conditions = items.flatMap((item) => {
    if (item.kind === 'group') return item.conditions;
    return item.kind === 'condition' ? [item] : [];
  });
  return fields
    .filter(({ input }) => input === 'entry' || input === 'person')
    .map((field) => {
      const own = conditions.filter(
        (condition) => condition.operator !== '$me' && fieldOfCondition(fields, condition) === field,
      );
      const ids = own.flatMap(({ values }) => values).filter((value) => /^\d+$/.test(value));
      return { field, ids: [...new Set(ids)].slice(0, mostNames) };
    })
    .filter(({ ids }) => ids.length > 0);
}

async function personName(http: HttpClient, id: string, signal: AbortSignal) {
  try {
    const { data } = await http.call('GET /admin/users/:id', { params: { id }, signal });
    return [id, creatorName(data) ?? data.email] as const;
  } catch (error) {
    // Whoever is gone keeps their number.
    if (error instanceof ApiError && error.status === 404) return [id, id] as const;
    throw error;
  }
}

/** The names of people by their ids, for who may read administrators. */
export function peopleNamesQuery(http: HttpClient, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['FilteredPeople', ids],
    queryFn: async ({ signal }): Promise<LinkedNames> =>
      new Map(await Promise.all(ids.map((id) => personName(http, id, signal)))),
  });
}

/** The names of entries by their ids, for who may read them. */
export function entryNamesQuery(
  http: HttpClient,
  {
    uid,
    mainField,
    ids,
    parameters,
  }: {
    readonly uid: string;
    readonly mainField: string;
    readonly ids: readonly string[];
    readonly parameters: CallParameters;
  },
) {
  return queryOptions({
    queryKey: [contentTags.entries, uid, 'names', ids, mainField, parameters],
    queryFn: async ({ signal }): Promise<LinkedNames> => {
      const { results } = await http.call('GET /content-manager/collection-types/:uid', {
        params: { uid },
        query: { page: 1, pageSize: ids.length, filters: { id: { $in: ids.map(Number) } }, ...parameters },
        signal,
      });
      return new Map(
        results.map((entry) => [String(entry.id), shownText(ownValue(entry, mainField) || entry.id)]),
      );
    },
  });
}
