import { noFilters, withoutFilter } from '@admin/content-model';
import { ChipList } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { ContentTypeView } from '../../schema/index.ts';
import type { ListAddress } from '../address/use-list-address.ts';
import { filterMessages } from './filter-messages.ts';
import { filterTexts } from './filter-text.ts';

export interface ActiveFiltersProps {
  readonly view: ContentTypeView;
  readonly address: ListAddress;
}

/** What the address lets through to the list, in words: nobody should look at half a list and take it for all. */
export function ActiveFilters({ view, address }: ActiveFiltersProps) {
  const intl = useIntl();
  const { filters } = address.list;
  const texts = filterTexts(intl, view, filters);
  return (
    <ChipList
      chips={texts.map((text, index) => ({
        id: String(index),
        text: intl.formatMessage(filterMessages.filter, { filter: text }),
        removeLabel: intl.formatMessage(filterMessages.remove, { filter: text }),
      }))}
      label={intl.formatMessage(filterMessages.label)}
      onRemove={(id) => {
        const left = filters.joint === 'or' ? noFilters : withoutFilter(filters, Number(id));
        address.change({ filters: left });
      }}
    />
  );
}
