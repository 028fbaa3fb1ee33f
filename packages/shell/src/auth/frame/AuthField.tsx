import { Field, PasswordInput, TextInput } from '@admin/ui';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../../extension/core/message.ts';
import { formatValue, type MessageValue } from '../../messages/message.ts';
import { authMessages } from './messages.ts';

export interface AuthFieldProps {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly type?: 'text' | 'email' | 'password';
  readonly required?: boolean;
  /** Shown, not to be changed. */
  readonly disabled?: boolean;
  readonly hint?: ReactNode;
  readonly autoComplete?: string;
}

/** A text field of a form of the sign-in area; shows what the last submission complained about. */
export function AuthField({
  name,
  label,
  type = 'text',
  required = false,
  disabled = false,
  hint,
  autoComplete,
}: AuthFieldProps) {
  const intl = useIntl();
  const { input, meta } = useField<string>(name);
  const complaint = meta.dirtySinceLastSubmit ? undefined : (meta.submitError as MessageValue | undefined);
  const { name: inputName, value, onBlur, onChange, onFocus } = input;
  const control = { name: inputName, value, onBlur, onChange, onFocus, autoComplete };
  return (
    <Field
      disabled={disabled}
      error={complaint && formatValue(intl, complaint)}
      hint={hint}
      label={intl.formatMessage(label)}
      name={name}
      required={required}
    >
      {type === 'password' ? (
        <PasswordInput
          {...control}
          labels={{
            show: intl.formatMessage(authMessages.showPassword),
            hide: intl.formatMessage(authMessages.hidePassword),
          }}
          size="large"
        />
      ) : (
        <TextInput {...control} size="large" spellCheck={false} type={type} />
      )}
    </Field>
  );
}
