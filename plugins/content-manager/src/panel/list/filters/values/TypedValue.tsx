import { filterLimits } from '@admin/content-model';
import { DatePicker, NumberInput, Select, TextInput, TimePicker } from '@admin/ui';
import { useIntl } from 'react-intl';
import { builderMessages } from '../builder-messages.ts';
import { listMessages } from '../../messages.ts';
import { MomentValue } from './MomentValue.tsx';
import type { OneValueProps } from './one-value-props.ts';
import { textOfValue, valueOfText } from './value-text.ts';

/** The control for one value of an attribute's type. */
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
