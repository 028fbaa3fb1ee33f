import { Button, DatePicker, Field, Icon, Popover } from '@admin/ui';
import { Calendar } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import type { LibraryPlace, PlaceChange } from '../place/library-place.ts';
import styles from './LibraryTools.module.css';
import { browserMessages as say } from '../messages.ts';

export interface DateFilterProps extends Pick<LibraryPlace, 'since' | 'until'> {
  readonly onChange: (change: PlaceChange) => void;
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Narrows the library to days of upload. What is typed and is no day yet changes nothing. */
export function DateFilter({ since, until, onChange }: DateFilterProps) {
  const intl = useIntl();
  const label = intl.formatMessage(say.dates);
  const day = (name: 'since' | 'until', text: string | null): void => {
    if (text === null || isDay(text)) onChange({ [name]: text });
  };
  return (
    <Popover
      label={label}
      trigger={<Button startIcon={<Icon icon={Calendar} />}>{label}</Button>}
      width="small"
    >
      <div className={styles['days']}>
        <Field label={intl.formatMessage(say.since)}>
          <DatePicker locale={intl.locale} onValueChange={(text) => day('since', text)} value={since} />
        </Field>
        <Field label={intl.formatMessage(say.until)}>
          <DatePicker locale={intl.locale} onValueChange={(text) => day('until', text)} value={until} />
        </Field>
      </div>
    </Popover>
  );
}
