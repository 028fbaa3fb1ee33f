import { noFilters, withoutFilter } from '@admin/content-model';
import { ChipList } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { ContentTypeView } from '../../schema/index.ts';
import type { ListAddress } from '../../address/address-hooks.ts';
import { filterMessages } from './messages.ts';
import { filterTexts } from './filter-text.ts';
import { prefetchBuilder } from './FiltersButton.tsx';
import { joinStatus, type StatusFilters } from './status-filters.ts';
import { useFilterWords } from './use-filter-words.ts';

export interface ActiveFiltersProps {
  readonly view: ContentTypeView;
  readonly address: ListAddress;
  /** The filters of the address; the state has a place of its own. */
  readonly filters: StatusFilters;
  /** Opens a filter by its place, to be changed; absent where filters cannot be made. */
  readonly onEdit: ((place: number) => void) | undefined;
}

/** What the address lets through to the list, in words: nobody should look at half a list and take it for all. */
export function ActiveFilters({ view, address, filters: { status, others }, onEdit }: ActiveFiltersProps) {
  const intl = useIntl();
  const { parameters } = address.list;
  const texts = filterTexts(useFilterWords(view, { filters: others, parameters }), others);
  return (
    <ChipList
      chips={texts.map((text, index) => ({
        id: String(index),
        text: intl.formatMessage(filterMessages.filter, { filter: text }),
        removeLabel: intl.formatMessage(filterMessages.remove, { filter: text }),
      }))}
      label={intl.formatMessage(filterMessages.label)}
      onApproach={prefetchBuilder}
      onPress={onEdit && ((id) => onEdit(Number(id)))}
      onRemove={(id) => {
        const left = others.joint === 'or' ? noFilters : withoutFilter(others, Number(id));
        address.change({ filters: joinStatus({ status, others: left }) });
      }}
    />
  );
}
