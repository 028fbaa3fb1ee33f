import { entryActions, type FilterField, type ListFilters } from '@admin/content-model';
import { httpRef, isGranted, permissionsRef, useService, useStore } from '@admin/shell';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ContentTypeView } from '../../../schema/index.ts';
import type { ListParameters } from '../../../address/list-parameters.ts';
import { attributeColumn } from '../../fields/list-columns.ts';
import {
  entryNamesQuery,
  idsInFilters,
  peopleNamesQuery,
  type LinkedNames,
  type NamedIds,
} from './linked-names.ts';

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
    (answers: readonly UseQueryResult<LinkedNames>[]) =>
      new Map(named.map(({ field }, index) => [field.name, answers[index]?.data])),
    [named],
  );
  const names = useQueries({ queries: named.map(queryOf), combine });
  return useCallback((field, id) => names.get(field)?.get(id), [names]);
}
