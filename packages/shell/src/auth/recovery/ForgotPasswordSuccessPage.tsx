import { useIntl } from 'react-intl';
import { AuthLayout } from '../frame/AuthLayout.tsx';
import { AuthLink } from '../frame/AuthLink.tsx';
import { AuthText } from './AuthText.tsx';
import { recoveryMessages } from './messages.ts';

/** What comes after asking for a new password, whether or not there is such an account. */
export function ForgotPasswordSuccessPage() {
  const intl = useIntl();
  return (
    <AuthLayout title={intl.formatMessage(recoveryMessages.sentTitle)}>
      <AuthText>{intl.formatMessage(recoveryMessages.sentBody)}</AuthText>
      <AuthText>{intl.formatMessage(recoveryMessages.sentHelp)}</AuthText>
      <AuthLink label={recoveryMessages.signIn} to="/auth/login" />
    </AuthLayout>
  );
}
