import type { CustomFieldInputProps } from '@admin/shell';
import { Field, TextInput } from '@admin/ui';

/** An input for an ISBN, with or without hyphens. */
export default function IsbnInput({
  name,
  label,
  hint,
  placeholder,
  error,
  required,
  disabled,
  value,
  onChange,
  onBlur,
}: CustomFieldInputProps<string>) {
  return (
    <Field name={name} label={label} hint={hint} error={error} required={required} disabled={disabled}>
      <TextInput
        inputMode="numeric"
        placeholder={placeholder ?? '978-…'}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}
