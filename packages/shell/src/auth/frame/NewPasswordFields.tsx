import { useIntl } from 'react-intl';
import { AuthField } from './AuthField.tsx';
import { authMessages } from './messages.ts';
import { newPasswordMessages } from './new-password-messages.ts';

/** A new password and its repetition, with what a password has to be. */
export function NewPasswordFields() {
  const intl = useIntl();
  const shared = { autoComplete: 'new-password', required: true, type: 'password' } as const;
  return (
    <>
      <AuthField
        {...shared}
        hint={intl.formatMessage(newPasswordMessages.hint)}
        label={authMessages.password}
        name="password"
      />
      <AuthField {...shared} label={newPasswordMessages.confirm} name="confirmPassword" />
    </>
  );
}
