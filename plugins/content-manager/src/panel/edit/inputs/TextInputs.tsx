import { TextInput, TextArea, PasswordInput, NumberInput } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { NumberAttribute } from '@admin/content-model';
import { useEditing } from '../editing/editing-context.ts';
import { type FieldInputProps, textOf, textOrNull } from '@admin/editors';
import { InputField } from './InputField.tsx';
import { textConstraints, numberStep } from '../values/input-constraints.ts';
import { inputMessages } from './messages.ts';

/** The input of `string`, `email` and, as digits, `biginteger`: one line of text. */
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

/** The input of `text`: several lines of plain text. */
export function LongTextInput(props: FieldInputProps<string>) {
  const { value, onChange, onBlur, placeholder, disabled } = props;
  return (
    <InputField input={props}>
      <TextArea
        // Read-only text may be longer than its box and needs the focus to scroll, so it is not disabled.
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

/** The input of `password`. The server does not return passwords; an empty field does not change the saved one. */
export function PasswordFieldInput(props: FieldInputProps<string>) {
  const { draft, stage } = useEditing();
  const intl = useIntl();
  const { attribute, value, onChange, onBlur, placeholder, disabled } = props;
  return (
    <InputField
      input={props}
      {...(stage === 'editing' && !disabled ? { note: intl.formatMessage(inputMessages.passwordHint) } : {})}
    >
      <PasswordInput
        {...textConstraints(attribute, draft)}
        autoComplete="new-password"
        labels={{
          show: intl.formatMessage(inputMessages.showPassword),
          hide: intl.formatMessage(inputMessages.hidePassword),
        }}
        onBlur={onBlur}
        onChange={(event) => onChange(textOrNull(event.target.value))}
        placeholder={placeholder}
        value={textOf(value)}
      />
    </InputField>
  );
}

/** The input of `integer`, `float` and `decimal`. */
export function NumberFieldInput(props: FieldInputProps<number | string, NumberAttribute>) {
  const { attribute, value, onChange, onBlur, placeholder } = props;
  return (
    <InputField input={props}>
      <NumberInput
        max={attribute.max}
        min={attribute.min}
        onBlur={onBlur}
        invalidText={typeof value === 'string' ? value : undefined}
        onInvalidText={onChange}
        onValueChange={onChange}
        placeholder={placeholder}
        step={numberStep(attribute.type)}
        value={typeof value === 'number' ? value : null}
      />
    </InputField>
  );
}
