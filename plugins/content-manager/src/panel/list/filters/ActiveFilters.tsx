import { noFilters, withoutFilter } from '@admin/content-model';
import { ChipList } from '@admin/ui';
import { useIntl } from 'react-intl';
import { filterMessages } from './messages.ts';
import { filterTexts } from './filter-text.ts';
import { prefetchBuilder } from './FiltersButton.tsx';
import { joinStatus, type StatusFilters } from './status-filters.ts';
import { useFilterWords } from './use-filter-words.ts';
import { useList } from '../model/list-context.ts';

export interface ActiveFiltersProps {
  /** The filters of the address; the status is shown by its tabs. */
  readonly filters: StatusFilters;
  /** Opens a filter by its index; undefined if the settings do not allow filters. */
  readonly onEdit: ((index: number) => void) | undefined;
}

/** The active filters of the list in words, each with a button that removes it. */
export function ActiveFilters({ filters: { status, others }, onEdit }: ActiveFiltersProps) {
  const intl = useIntl();
  const { view, address } = useList();
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
