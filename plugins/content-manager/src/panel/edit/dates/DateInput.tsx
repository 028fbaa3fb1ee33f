import { textOf, textOrNull, type FieldInputProps } from '@admin/editors';
import { DatePicker } from '@admin/ui';
import { useIntl } from 'react-intl';
import { InputField } from '../inputs/InputField.tsx';

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
