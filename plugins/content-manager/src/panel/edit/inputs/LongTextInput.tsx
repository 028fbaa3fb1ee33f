import { TextArea } from '@admin/ui';
import type { FieldInputProps } from '../editing/field-input-props.ts';
import { InputField } from './InputField.tsx';
import { textOf, textOrNull } from '../values/text-value.ts';

/** Several lines of plain text. */
export function LongTextInput(props: FieldInputProps<string>) {
  const { value, onChange, onBlur, placeholder, disabled } = props;
  return (
    <InputField input={props}>
      <TextArea
        // Text that may not be changed can still be longer than its place: it has to take the focus to scroll.
        disabled={false}
        onBlur={onBlur}
        onChange={(event) => onChange(textOrNull(event.target.value))}
        placeholder={placeholder}
        readOnly={disabled}
        rows={4}
        value={textOf(value)}
      />
    </InputField>
  );
}
