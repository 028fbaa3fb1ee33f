import { textOf, textOrNull, type FieldInputProps } from '@admin/editors';
import { DatePicker, TimePicker } from '@admin/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { localTimeZone, momentOf, momentOrText, partsOf } from '../../text/date-time-parts.ts';
import styles from './DateTimeInput.module.css';
import { InputField } from '../inputs/InputField.tsx';
import { inputMessages } from '../inputs/messages.ts';

const midnight = '00:00:00.000';

/** A moment: stored in UTC, shown as date and time in the time zone of this browser. */
export function DateTimeInput(props: FieldInputProps<string>) {
  const intl = useIntl();
  const timeId = useId();
  const { value, onChange, onBlur, label, disabled } = props;
  const parts = typeof value === 'string' ? partsOf(value) : null;
  // A day that is mistyped and put right keeps the time that stood beside it.
  const [lastTime, setLastTime] = useState(parts?.time ?? midnight);
  if (parts && parts.time !== lastTime) setLastTime(parts.time);
  return (
    <InputField input={props} note={intl.formatMessage(inputMessages.timeZone, { zone: localTimeZone() })}>
      <div className={styles['pair']}>
        <DatePicker
          locale={intl.locale}
          onBlur={onBlur}
          onValueChange={(date) => onChange(date && momentOrText(date, value ? lastTime : midnight))}
          value={parts?.date ?? textOrNull(textOf(value))}
        />
        <TimePicker
          aria-label={intl.formatMessage(inputMessages.timeOf, { label })}
          // There is no moment without a day.
          disabled={disabled || !parts}
          id={timeId}
          onBlur={onBlur}
          onValueChange={(time) => parts && onChange(momentOf({ date: parts.date, time: time ?? midnight }))}
          value={parts?.time ?? null}
        />
      </div>
    </InputField>
  );
}
