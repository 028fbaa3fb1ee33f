import { entryActions, fieldOfCondition, filterFields, type ListFilters } from '@admin/content-model';
import { httpRef, isGranted, permissionsRef, useCan, useService, useStore } from '@admin/shell';
import { useHook } from '@admin/shell/host';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ListParameters } from '../../address/list-parameters.ts';
import { mutateListFilters, type ListFilterField } from '../../../points.ts';
import { checkFilters } from '../../hook-checks.ts';
import { isReadable, useFieldPermissions } from '../../permissions/index.ts';
import { contentTags, type ContentTypeView } from '../../schema/index.ts';
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

/** Most lists have no filter with ids. */
const loadNames = () => import('./linked-names.ts');

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
  const queryOf = ({ field, ids }: NamedIds) => {
    const { attribute, name, values, input } = field;
    const isEntry = !values && attribute.type === 'relation' && input !== 'person';
    const uid = isEntry ? (attribute.target ?? '') : null;
    const mainField = attributeColumn(view, name)?.mainField ?? 'id';
    const spec = { contentType: view.contentType.uid, values, uid, mainField, ids, parameters };
    return {
      queryKey: [isEntry ? contentTags.entries : 'FilteredPeople', name, spec],
      enabled: uid === null || isGranted(granted, [{ action: entryActions.read, subject: uid }]),
      queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<LinkedNames> =>
        (await loadNames()).linkedNames(http, spec, signal),
    };
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
