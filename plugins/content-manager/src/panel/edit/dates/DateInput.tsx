import { DatePicker } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { FieldInputProps } from '../editing/field-input-props.ts';
import { InputField } from '../inputs/InputField.tsx';
import { textOrNull, textOf } from '../values/text-value.ts';

/** A day without a time. */
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
