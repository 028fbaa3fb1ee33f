import { ChipList } from '@admin/ui';
import { useIntl } from 'react-intl';
import { userMessages } from '../messages.ts';
import { filterLabels, filterMessages } from './filter-messages.ts';
import type { UserFilter } from './user-filters.ts';

export interface FilterChipsProps {
  readonly filters: readonly UserFilter[];
  readonly onRemove: (filter: UserFilter) => void;
}

/** The filters of the list in words, each with a way to take it out. */
export function FilterChips({ filters, onRemove }: FilterChipsProps) {
  const intl = useIntl();
  const valueOf = ({ field, value }: UserFilter) => {
    if (field !== 'isActive') return value;
    return intl.formatMessage(value === 'true' ? userMessages.active : userMessages.inactive);
  };
  const chips = filters.map((filter) => {
    const text = [
      intl.formatMessage(filterLabels[filter.field]),
      intl.formatMessage(filterMessages[filter.operator]),
      valueOf(filter),
    ].join(' ');
    return {
      id: `${filter.field} ${filter.operator} ${filter.value}`,
      text,
      removeLabel: intl.formatMessage(filterMessages.remove, { filter: text }),
      filter,
    };
  });
  return (
    <ChipList
      chips={chips}
      label={intl.formatMessage(filterMessages.active)}
      onRemove={(id) => {
        const gone = chips.find((chip) => chip.id === id);
        if (gone) onRemove(gone.filter);
      }}
    />
  );
}
