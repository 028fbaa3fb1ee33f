import { Field, PasswordInput, TextInput } from '@admin/ui';
import type { FocusEvent, ReactNode } from 'react';
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
  /** What is wrong with the value as it stands, found before anything was submitted. */
  readonly fieldError?: MessageDescriptor;
  /** Called with the value when somebody goes on to the next field. */
  readonly onLeave?: (value: string) => void;
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
  fieldError: early,
  onLeave,
}: AuthFieldProps) {
  const intl = useIntl();
  const { input, meta } = useField<string>(name);
  const refusal = meta.dirtySinceLastSubmit ? undefined : (meta.submitError as MessageValue | undefined);
  const fieldError = refusal ?? early;
  const { name: inputName, value, onBlur, onChange, onFocus } = input;
  const leave = (event: FocusEvent<HTMLElement>) => {
    onBlur(event);
    onLeave?.(value);
  };
  const control = { name: inputName, value, onBlur: leave, onChange, onFocus, autoComplete };
  return (
    <Field
      disabled={disabled}
      error={fieldError && formatValue(intl, fieldError)}
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
