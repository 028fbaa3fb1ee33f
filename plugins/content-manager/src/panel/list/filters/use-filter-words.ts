import {
  creatorName,
  entryActions,
  fieldOfCondition,
  type FilterField,
  filterFields,
  type ListFilters,
  ownValue,
} from '@admin/content-model';
import {
  ApiError,
  type HttpClient,
  httpRef,
  isGranted,
  permissionsRef,
  useCan,
  useService,
  useStore,
} from '@admin/shell';
import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { CallParameters } from '../../address/index.ts';
import type { ListParameters } from '../../address/list-parameters.ts';
import { isReadable, useFieldPermissions } from '../../permissions/index.ts';
import { contentTags, type ContentTypeView } from '../../schema/index.ts';
import { shownText } from '../../text/shown-text.ts';
import { attributeColumn } from '../fields/columns.ts';
import type { FilterWords } from './filter-text.ts';

/** What the filters of a list are told in words with, the names of what they are about included. */
export function useFilterWords(
  view: ContentTypeView,
  { filters, parameters }: { readonly filters: ListFilters } & Pick<ListParameters, 'parameters'>,
): FilterWords {
  const intl = useIntl();
  const fields = useFilterFields(view);
  const nameOf = useLinkedNames(view, fields, filters, parameters);
  return useMemo(() => ({ intl, view, fields, nameOf }), [intl, view, fields, nameOf]);
}

/** What the user may filter the list of a content type by. */
export function useFilterFields({
  contentType,
}: Pick<ContentTypeView, 'contentType'>): readonly FilterField[] {
  const { uid } = contentType;
  const permissions = useFieldPermissions(uid);
  const mayReadUsers = useCan([{ action: 'admin::users.read' }]);
  return useMemo(
    () => filterFields(contentType, { mayRead: (name) => isReadable(permissions, name), mayReadUsers }),
    [contentType, permissions, mayReadUsers],
  );
}

/** What the ids in the filters of a list are called; what the user may not read keeps its number. */
export function useLinkedNames(
  view: ContentTypeView,
  fields: readonly FilterField[],
  filters: ListFilters,
  parameters: ListParameters['parameters'],
): (field: string, id: string) => string | undefined {
  const http = useService(httpRef);
  const granted = useStore(permissionsRef, (state) => state.granted);
  const named = useMemo(() => idsInFilters(fields, filters), [fields, filters]);
  const queryOf = ({ field, ids }: NamedIds) => {
    const { attribute, name } = field;
    if (attribute.type !== 'relation' || field.input === 'person') return peopleNamesQuery(http, ids);
    const uid = attribute.target ?? '';
    const mainField = attributeColumn(view, name)?.mainField ?? 'id';
    const enabled = isGranted(granted, [{ action: entryActions.read, subject: uid }]);
    return { ...entryNamesQuery(http, { uid, mainField, ids, parameters }), enabled };
  };
  const combine = useCallback(
    (responses: readonly UseQueryResult<LinkedNames>[]) =>
      new Map(named.map(({ field }, index) => [field.name, responses[index]?.data])),
    [named],
  );
  const names = useQueries({ queries: named.map(queryOf), combine });
  return useCallback((field, id) => names.get(field)?.get(id), [names]);
}

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
