import { Field, PasswordInput, TextInput } from '@admin/ui';
import { useIntl } from 'react-intl';
import { fieldMessages } from './messages.ts';
import { useTextField, type TextFieldBase } from './use-text-field.ts';

export interface TextFieldProps extends TextFieldBase {
  readonly type?: 'text' | 'email' | 'password';
  /** The autofill token of the browser. @default 'off' */
  readonly autoComplete?: string;
  readonly size?: 'medium' | 'large';
}

/** A text field of a form; shows the error of the last submission until its value changes. */
export function TextField({ type = 'text', autoComplete = 'off', size = 'medium', ...base }: TextFieldProps) {
  const intl = useIntl();
  const { field, control } = useTextField(base);
  return (
    <Field {...field}>
      {type === 'password' ? (
        <PasswordInput
          {...control}
          autoComplete={autoComplete}
          labels={{
            show: intl.formatMessage(fieldMessages.showPassword),
            hide: intl.formatMessage(fieldMessages.hidePassword),
          }}
          size={size}
        />
      ) : (
        <TextInput {...control} autoComplete={autoComplete} size={size} spellCheck={false} type={type} />
      )}
    </Field>
  );
}
