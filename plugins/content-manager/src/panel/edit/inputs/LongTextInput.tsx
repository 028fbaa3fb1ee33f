import { textOf, textOrNull, type FieldInputProps } from '@admin/editors';
import { TextArea } from '@admin/ui';
import { InputField } from './InputField.tsx';

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
