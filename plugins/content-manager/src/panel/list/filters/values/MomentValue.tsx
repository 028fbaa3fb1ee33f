import { DatePicker, TimePicker } from '@admin/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { momentOf, momentOrText, partsOf } from '../../../edit/dates/date-time-parts.ts';
import { builderMessages } from '../builder-messages.ts';
import styles from './values.module.css';

const midnight = '00:00:00.000';

/** A moment, as day and time where the user is. */
export function MomentValue(props: {
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}) {
  const { label, text, onChange } = props;
  const intl = useIntl();
  const timeId = useId();
  const parts = partsOf(text);
  return (
    <div className={styles.pair}>
      <DatePicker
        locale={intl.locale}
        onValueChange={(day) => onChange(day ? momentOrText(day, parts?.time ?? midnight) : '')}
        value={parts?.date ?? (text || null)}
      />
      <TimePicker
        aria-label={intl.formatMessage(builderMessages.time, { label })}
        disabled={!parts}
        id={timeId}
        onValueChange={(time) => parts && onChange(momentOf({ date: parts.date, time: time ?? midnight }))}
        value={parts?.time ?? null}
      />
    </div>
  );
}
