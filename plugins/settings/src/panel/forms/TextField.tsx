import { formatValue, type MessageDescriptor, type MessageValue } from '@admin/shell';
import { Field, PasswordInput, TextArea, TextInput } from '@admin/ui';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import { formMessages } from './messages.ts';

export interface TextFieldProps {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly type?: 'text' | 'email' | 'password' | 'long';
  /** Marks the field; the rules of the form decide. @default 'optional' */
  readonly need?: 'required' | 'optional';
  readonly hint?: ReactNode;
  readonly autoComplete?: string;
  readonly disabled?: boolean;
}

/** What the last submission complained about at this field, until it is changed. */
export function useFieldError(name: string): string | undefined {
  const intl = useIntl();
  const { meta } = useField<unknown>(name, {
    subscription: { submitError: true, dirtySinceLastSubmit: true },
  });
  const fieldError = meta.dirtySinceLastSubmit ? undefined : (meta.submitError as MessageValue | undefined);
  return fieldError === undefined ? undefined : formatValue(intl, fieldError);
}

/** A text field of a form; an empty value is an empty text. */
export function TextField({
  name,
  label,
  type = 'text',
  need = 'optional',
  hint,
  autoComplete = 'off',
  disabled = false,
}: TextFieldProps) {
  const intl = useIntl();
  const { input } = useField<string>(name, { subscription: { value: true }, parse: (value) => value });
  const fieldError = useFieldError(name);
  const { value, onBlur, onChange, onFocus } = input;
  const control = { name, value: value ?? '', onBlur, onChange, onFocus, disabled };
  return (
    <Field
      disabled={disabled}
      error={fieldError}
      hint={hint}
      label={intl.formatMessage(label)}
      name={name}
      required={need === 'required'}
    >
      {type === 'password' && (
        <PasswordInput
          {...control}
          autoComplete={autoComplete}
          labels={{
            show: intl.formatMessage(formMessages.showPassword),
            hide: intl.formatMessage(formMessages.hidePassword),
          }}
        />
      )}
      {type === 'long' && <TextArea {...control} rows={3} />}
      {(type === 'text' || type === 'email') && (
        <TextInput {...control} autoComplete={autoComplete} spellCheck={false} type={type} />
      )}
    </Field>
  );
}
