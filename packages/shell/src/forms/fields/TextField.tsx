import { Field, PasswordInput, TextInput } from '@admin/ui';
import { useIntl } from 'react-intl';
import { fieldMessages } from './messages.ts';
import { useTextField, type TextFieldBase } from './use-text-field.ts';

export interface TextFieldProps extends TextFieldBase {
  readonly type?: 'text' | 'email' | 'password';
  /** What browsers may fill in. @default 'off' */
  readonly autoComplete?: string;
  readonly size?: 'medium' | 'large';
}

/** A line of text in a form; shows what the last submission complained about until it is changed. */
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
