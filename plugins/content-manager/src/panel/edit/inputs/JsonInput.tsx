import { TextArea } from '@admin/ui';
import type { FieldInputProps } from '../fields/field-input-props.ts';
import { InputField } from './InputField.tsx';
import { textOf, textOrNull } from '../values/text-value.ts';

/** JSON as text; it is read when the entry is saved, and a mistake is named by line and column. */
export function JsonInput(props: FieldInputProps<string>) {
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
        rows={6}
        value={textOf(value)}
        variant="code"
      />
    </InputField>
  );
}
