import { textOf, textOrNull, type FieldInputProps } from '@admin/editors';
import { DatePicker, TimePicker } from '@admin/ui';
import { useIntl } from 'react-intl';
import { useId, useState } from 'react';
import { InputField } from './InputField.tsx';
import { localTimeZone, momentOf, momentOrText, partsOf } from '../../text/date-time-parts.ts';
import styles from './DateInputs.module.css';
import { inputMessages } from './messages.ts';

/** The input of `date`: a day without a time. */
export function DateInput(props: FieldInputProps<string>) {
  const { locale } = useIntl();
  const { value, onChange, onBlur } = props;
  return (
    <InputField input={props}>
      <DatePicker
        locale={locale}
        onBlur={onBlur}
        onValueChange={onChange}
        value={textOrNull(textOf(value))}
      />
    </InputField>
  );
}

/** The input of `time`: a time of day without a date. */
export function TimeInput(props: FieldInputProps<string>) {
  const { value, onChange, onBlur } = props;
  return (
    <InputField input={props}>
      <TimePicker onBlur={onBlur} onValueChange={onChange} value={textOrNull(textOf(value))} />
    </InputField>
  );
}

const midnight = '00:00:00.000';

/** The input of `datetime`: stored in UTC, shown as date and time in the browser's time zone. */
export function DateTimeInput(props: FieldInputProps<string>) {
  const intl = useIntl();
  const timeId = useId();
  const { value, onChange, onBlur, label, disabled } = props;
  const parts = typeof value === 'string' ? partsOf(value) : null;
  // The time is remembered while the day is invalid.
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
