import { type Attribute, type FilterField, filterLimits } from '@admin/content-model';
import { type CustomFieldFilterProps, customFields } from '@admin/shell';
import { type Lazy, LazyContribution, useContributions } from '@admin/shell/host';
import { DatePicker, Field, NumberInput, Select, TextInput, TimePicker } from '@admin/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { momentOf, momentOrText, partsOf } from '../../../text/date-time-parts.ts';
import { listMessages } from '../../messages.ts';
import { builderMessages } from '../messages.ts';
import styles from './FilterBuilder.module.css';

/** The input for one value of a condition, by custom field or attribute type. */
export function OneValue(props: OneValueProps) {
  const { field, label, text, onChange, isMissing } = props;
  const { attribute } = field;
  const intl = useIntl();
  const contributed = useContributions(customFields);
  const custom = contributed.find(({ contributionId }) => contributionId === attribute.customField);
  const load = custom?.components.Filter;
  const error =
    isMissing && intl.formatMessage(text === '' ? builderMessages.missing : builderMessages.wrong);
  if (!custom || !load) {
    return (
      <Field error={error} label={label} labelVisibility="hidden">
        <TypedValue {...props} />
      </Field>
    );
  }
  const byType = <TypedValue {...props} />;
  return (
    <Field error={error} label={label} labelVisibility="hidden">
      <LazyContribution
        contribution={custom}
        instead={byType}
        // The point ensures that the filter returns the stored type.
        load={load as Lazy<CustomFieldFilterProps>}
        pending={byType}
        pointId={customFields.id}
        props={{
          attribute,
          value: valueOfText(attribute, text),
          onChange: (value) => onChange(textOfValue(value)),
          label,
          invalid: isMissing,
        }}
      />
    </Field>
  );
}

/** Props of an input for one value of a condition. */
export interface OneValueProps {
  readonly field: FilterField;
  /** Accessible name. */
  readonly label: string;
  /** The value as in the address; empty without one. */
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Marks the missing or invalid value. */
  readonly isMissing: boolean;
}

/** The input for one value, by attribute type. */
export function TypedValue({ field, label, text, onChange }: Omit<OneValueProps, 'isMissing'>) {
  const intl = useIntl();
  const { attribute, input } = field;
  const onValue = (value: unknown): void => onChange(textOfValue(value));
  if (input === 'boolean') {
    return (
      <Select
        onValueChange={onChange}
        options={[
          { value: 'true', label: intl.formatMessage(listMessages.yes) },
          { value: 'false', label: intl.formatMessage(listMessages.no) },
        ]}
        value={text}
      />
    );
  }
  if (input === 'date')
    return <DatePicker locale={intl.locale} onValueChange={onValue} value={text || null} />;
  if (input === 'time') return <TimePicker onValueChange={onValue} value={text || null} />;
  if (input === 'datetime') return <MomentValue label={label} onChange={onChange} text={text} />;
  if (input === 'number' && attribute.type !== 'biginteger') {
    const value = valueOfText(attribute, text);
    return <NumberInput onValueChange={onValue} value={typeof value === 'number' ? value : null} />;
  }
  return (
    <TextInput
      inputMode={input === 'number' ? 'numeric' : 'text'}
      maxLength={filterLimits.text}
      onChange={(event) => onChange(event.target.value)}
      placeholder={intl.formatMessage(builderMessages.value)}
      value={text}
    />
  );
}

const midnight = '00:00:00.000';

/** Inputs for day and time of a moment, in the user's time zone. */
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

const numbers: ReadonlySet<Attribute['type']> = new Set(['integer', 'float', 'decimal']);

/** Parses the text of a value for an attribute; null for an empty text. */
export function valueOfText({ type }: Attribute, text: string): string | number | boolean | null {
  if (text === '') return null;
  if (numbers.has(type)) return Number.isFinite(Number(text)) ? Number(text) : null;
  return type === 'boolean' ? text === 'true' : text;
}

/** Returns the text of a value in addresses; empty for null. */
export function textOfValue(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
