import { TimePicker } from '@admin/ui';
import type { FieldInputProps } from '../editing/field-input-props.ts';
import { InputField } from '../inputs/InputField.tsx';
import { textOf, textOrNull } from '../values/text-value.ts';

/** A time of day without a date. */
export function TimeInput(props: FieldInputProps<string>) {
  const { value, onChange, onBlur } = props;
  return (
    <InputField input={props}>
      <TimePicker onBlur={onBlur} onValueChange={onChange} value={textOrNull(textOf(value))} />
    </InputField>
  );
}
