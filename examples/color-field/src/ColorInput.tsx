import type { CustomFieldInputProps } from '@admin/shell';
import { Field, TextInput } from '@admin/ui';

const noColor = '#000000';

/** An input for a color as `#rrggbb`: typed, or picked with the color picker of the browser. */
export default function ColorInput({
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
  const color = value ?? '';
  return (
    <Field name={name} label={label} hint={hint} error={error} required={required} disabled={disabled}>
      <TextInput
        placeholder={placeholder ?? '#rrggbb'}
        value={color}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        onBlur={onBlur}
        endSlot={
          <input
            type="color"
            aria-label={label}
            disabled={disabled}
            value={color || noColor}
            onChange={({ target }) => onChange(target.value)}
          />
        }
      />
    </Field>
  );
}
