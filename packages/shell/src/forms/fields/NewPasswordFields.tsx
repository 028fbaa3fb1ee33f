import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../../messages/message.ts';
import { newPasswordMessages } from './new-password-messages.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { useCommonPassword } from './use-common-password.ts';

type PasswordFieldProps = Pick<TextFieldProps, 'required' | 'disabled' | 'size'>;

export interface NewPasswordFieldProps extends PasswordFieldProps {
  /** The label of the new password. @default "Password" */
  readonly label?: MessageDescriptor;
}

/**
 * The field of a new password, the value `password`, with its rules. A common password is reported when the field loses
 * the focus.
 */
export function NewPasswordField({ label = newPasswordMessages.password, ...rest }: NewPasswordFieldProps) {
  const intl = useIntl();
  const { isCommon, look } = useCommonPassword();
  const { value } = useField<string>('password', { subscription: { value: true } }).input;
  return (
    <TextField
      {...rest}
      autoComplete="new-password"
      fieldError={isCommon(value) ? newPasswordMessages.common : undefined}
      hint={
        <>
          {intl.formatMessage(newPasswordMessages.hint)}
          <br />
          {intl.formatMessage(newPasswordMessages.notCommon)}
        </>
      }
      label={label}
      name="password"
      onLeave={(password) => void look(password)}
      type="password"
    />
  );
}

/** The field that repeats the new password, the value `confirmPassword`. */
export function RepeatPasswordField(props: PasswordFieldProps) {
  return (
    <TextField
      {...props}
      autoComplete="new-password"
      label={newPasswordMessages.confirm}
      name="confirmPassword"
      type="password"
    />
  );
}
