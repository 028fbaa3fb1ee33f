import { ChipList } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { ContentTypeView } from '../../schema/index.ts';
import type { ListAddress } from '../address/use-list-address.ts';
import { activeFilters, withoutFilter } from './active-filters.ts';
import { filterMessages } from './filter-messages.ts';
import { filterText } from './filter-text.ts';

export interface ActiveFiltersProps {
  readonly view: ContentTypeView;
  readonly address: ListAddress;
}

/** What the address lets through to the list, in words: nobody should look at half a list and take it for all. */
export function ActiveFilters({ view, address }: ActiveFiltersProps) {
  const intl = useIntl();
  const { filters } = address.list;
  const active = activeFilters(filters);
  return (
    <ChipList
      chips={active.map((filter) => {
        const text = filterText(intl, view, filter, filters);
        return {
          id: filter.id,
          text: intl.formatMessage(filterMessages.filter, { filter: text }),
          removeLabel: intl.formatMessage(filterMessages.remove, { filter: text }),
        };
      })}
      label={intl.formatMessage(filterMessages.label)}
      onRemove={(id) => {
        const gone = active.find((filter) => filter.id === id);
        if (gone) address.change({ filters: withoutFilter(filters, gone) });
      }}
    />
  );
}
