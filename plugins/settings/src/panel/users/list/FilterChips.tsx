import { IconButton } from '@admin/ui';
import { X } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { userMessages } from '../messages.ts';
import { filterLabels, filterMessages } from './filter-messages.ts';
import styles from './UserFilters.module.css';
import type { UserFilter } from './user-filters.ts';

export interface FilterChipsProps {
  readonly filters: readonly UserFilter[];
  readonly onRemove: (filter: UserFilter) => void;
}

/** The filters of the list in words, each with a way to take it out. */
export function FilterChips({ filters, onRemove }: FilterChipsProps) {
  const intl = useIntl();
  if (filters.length === 0) return null;
  const valueOf = ({ field, value }: UserFilter) => {
    if (field !== 'isActive') return value;
    return intl.formatMessage(value === 'true' ? userMessages.active : userMessages.inactive);
  };
  return (
    <ul aria-label={intl.formatMessage(filterMessages.active)} className={styles.chips}>
      {filters.map((filter) => {
        const words = [
          intl.formatMessage(filterLabels[filter.field]),
          intl.formatMessage(filterMessages[filter.operator]),
          valueOf(filter),
        ].join(' ');
        return (
          <li className={styles.chip} key={`${filter.field} ${filter.operator} ${filter.value}`}>
            <span className={styles.words}>{words}</span>
            <IconButton
              icon={X}
              label={intl.formatMessage(filterMessages.remove, { filter: words })}
              onClick={() => onRemove(filter)}
              size="tiny"
            />
          </li>
        );
      })}
    </ul>
  );
}
