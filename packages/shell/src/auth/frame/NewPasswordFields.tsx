import { useIntl } from 'react-intl';
import { useField } from 'react-final-form';
import { useCommonPassword } from '../../forms/use-common-password.ts';
import { AuthField } from './AuthField.tsx';
import { authMessages } from './messages.ts';
import { newPasswordMessages } from './new-password-messages.ts';

/** A new password and its repetition, with what a password has to be. */
export function NewPasswordFields() {
  const intl = useIntl();
  const { isCommon, look } = useCommonPassword();
  const { value } = useField<string>('password', { subscription: { value: true } }).input;
  const shared = { autoComplete: 'new-password', required: true, type: 'password' } as const;
  return (
    <>
      <AuthField
        {...shared}
        {...(isCommon(value) && { fieldError: newPasswordMessages.common })}
        hint={
          <>
            {intl.formatMessage(newPasswordMessages.hint)}
            <br />
            {intl.formatMessage(newPasswordMessages.notCommon)}
          </>
        }
        label={authMessages.password}
        name="password"
        onLeave={(password) => void look(password)}
      />
      <AuthField {...shared} label={newPasswordMessages.confirm} name="confirmPassword" />
    </>
  );
}
