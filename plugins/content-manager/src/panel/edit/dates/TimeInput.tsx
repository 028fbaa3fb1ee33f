import { textOf, textOrNull, type FieldInputProps } from '@admin/editors';
import { TimePicker } from '@admin/ui';
import { InputField } from '../inputs/InputField.tsx';

/** A time of day without a date. */
export function TimeInput(props: FieldInputProps<string>) {
  const { value, onChange, onBlur } = props;
  return (
    <InputField input={props}>
      <TimePicker onBlur={onBlur} onValueChange={onChange} value={textOrNull(textOf(value))} />
    </InputField>
  );
}
