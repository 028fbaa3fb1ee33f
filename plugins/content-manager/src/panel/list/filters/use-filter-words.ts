import {
  creatorName,
  entryActions,
  fieldOfCondition,
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
import { useHook } from '@admin/shell/host';
import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { CallParameters } from '../../address/index.ts';
import type { ListParameters } from '../../address/list-parameters.ts';
import { mutateListFilters, type ListFilterField } from '../../../points.ts';
import { checkFilters } from '../../hook-checks.ts';
import { isReadable, useFieldPermissions } from '../../permissions/index.ts';
import { contentTags, type ContentTypeView } from '../../schema/index.ts';
import { shownText } from '../../text/shown-text.ts';
import { attributeColumn, useDeclaredType } from '../fields/columns.ts';
import type { FilterWords } from './filter-text.ts';

/** Returns the texts that filters consist of, including the names of linked entries. */
export function useFilterWords(
  view: ContentTypeView,
  { filters, parameters }: { readonly filters: ListFilters } & Pick<ListParameters, 'parameters'>,
): FilterWords {
  const intl = useIntl();
  const fields = useFilterFields(view);
  const nameOf = useLinkedNames(view, fields, filters, parameters);
  return useMemo(() => ({ intl, view, fields, nameOf }), [intl, view, fields, nameOf]);
}

/** Returns the fields that the user may filter by, after the changes of plugins. */
export function useFilterFields({
  contentType,
}: Pick<ContentTypeView, 'contentType'>): readonly ListFilterField[] {
  const { uid } = contentType;
  const declared = useDeclaredType(contentType);
  const granted = useStore(permissionsRef, (state) => state.granted);
  const permissions = useFieldPermissions(uid);
  const mayReadUsers = useCan([{ action: 'admin::users.read' }]);
  const own = useMemo(
    () => filterFields(contentType, { mayRead: (name) => isReadable(permissions, name), mayReadUsers }),
    [contentType, permissions, mayReadUsers],
  );
  const context = useMemo(() => ({ contentType: declared, granted }), [declared, granted]);
  return useHook<readonly ListFilterField[], typeof context>(mutateListFilters, own, context, checkFilters);
}

/** Returns a function from ids in filters to names; without a name for entries that the user may not read. */
export function useLinkedNames(
  view: ContentTypeView,
  fields: readonly ListFilterField[],
  filters: ListFilters,
  parameters: ListParameters['parameters'],
): (field: string, id: string) => string | undefined {
  const http = useService(httpRef);
  const granted = useStore(permissionsRef, (state) => state.granted);
  const named = useMemo(() => idsInFilters(fields, filters), [fields, filters]);
  const contentType = view.contentType.uid;
  const queryOf = ({ field, ids }: NamedIds) => {
    const { attribute, name, values } = field;
    if (values) {
      return {
        queryKey: ['FilterValues', name, contentType, ids],
        queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<LinkedNames> =>
          values.names(ids, { contentType, http, signal }),
      };
    }
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

/** The ids of entries or users in the conditions on a field. */
export interface NamedIds {
  readonly field: ListFilterField;
  readonly ids: readonly string[];
}

/** The maximum number of names per field. */
const maxNames = 20;

/** Returns the ids in filters, by field. */
export function idsInFilters(
  fields: readonly ListFilterField[],
  { items }: ListFilters,
): readonly NamedIds[] {
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
      return { field, ids: [...new Set(ids)].slice(0, maxNames) };
    })
    .filter(({ ids }) => ids.length > 0);
}

async function personName(http: HttpClient, id: string, signal: AbortSignal) {
  try {
    const { data } = await http.call('GET /admin/users/:id', { params: { id }, signal });
    return [id, creatorName(data) ?? data.email] as const;
  } catch (error) {
    // A deleted user is shown by id.
    if (error instanceof ApiError && error.status === 404) return [id, id] as const;
    throw error;
  }
}

/** Returns the query for names of administrators, for users who may read them. */
export function peopleNamesQuery(http: HttpClient, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['FilteredPeople', ids],
    queryFn: async ({ signal }): Promise<LinkedNames> =>
      new Map(await Promise.all(ids.map((id) => personName(http, id, signal)))),
  });
}

/** Returns the query for names of entries, for users who may read them. */
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
