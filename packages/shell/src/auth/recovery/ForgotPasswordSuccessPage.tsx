import { useIntl } from 'react-intl';
import { AuthLayout } from '../frame/AuthLayout.tsx';
import { AuthLink } from '../frame/AuthLink.tsx';
import { AuthText } from './AuthText.tsx';
import { recoveryMessages } from './messages.ts';
import { projectRef } from '../../service-refs.ts';
import { useStore } from '../../extension/react/use-service.ts';
import { loginPage } from '../../navigation/pages.ts';

/** What comes after asking for a new password, whether or not there is such an account. */
export function ForgotPasswordSuccessPage() {
  const intl = useIntl();
  const isSent = useStore(projectRef, ({ init }) => init?.mail !== 'file');
  return (
    <AuthLayout title={intl.formatMessage(recoveryMessages.sentTitle)}>
      <AuthText>
        {intl.formatMessage(isSent ? recoveryMessages.sentBody : recoveryMessages.unsentBody)}
      </AuthText>
      <AuthText>
        {intl.formatMessage(isSent ? recoveryMessages.sentHelp : recoveryMessages.unsentHelp)}
      </AuthText>
      <AuthLink label={recoveryMessages.signIn} to={loginPage.to()} />
    </AuthLayout>
  );
}
