import { textOf, textOrNull, type FieldInputProps } from '@admin/editors';
import { TextInput } from '@admin/ui';
import { useEditing } from '../editing/editing-context.ts';
import { InputField } from './InputField.tsx';
import { textConstraints } from '../values/input-constraints.ts';

/** One line of text: `string`, `email` and, typed as digits, `biginteger`. */
export function TextFieldInput(props: FieldInputProps<string>) {
  const { draft } = useEditing();
  const { attribute, value, onChange, onBlur, placeholder } = props;
  return (
    <InputField input={props}>
      <TextInput
        {...textConstraints(attribute, draft)}
        autoComplete="off"
        inputMode={attribute.type === 'biginteger' ? 'numeric' : undefined}
        onBlur={onBlur}
        onChange={(event) => onChange(textOrNull(event.target.value))}
        placeholder={placeholder}
        spellCheck={attribute.type === 'string'}
        type={attribute.type === 'email' ? 'email' : 'text'}
        value={textOf(value)}
      />
    </InputField>
  );
}
