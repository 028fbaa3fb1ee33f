import type { ListFilters } from '@admin/content-model';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ContentTypeView } from '../../schema/index.ts';
import type { ListParameters } from '../../address/list-parameters.ts';
import type { FilterWords } from './filter-text.ts';
import { useLinkedNames } from './names/use-linked-names.ts';
import { useFilterFields } from './use-filter-fields.ts';

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
