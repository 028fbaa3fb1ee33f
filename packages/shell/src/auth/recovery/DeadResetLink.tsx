import { useIntl } from 'react-intl';
import { AuthLayout } from '../frame/AuthLayout.tsx';
import { AuthLink } from '../frame/AuthLink.tsx';
import { AuthText } from './AuthText.tsx';
import { recoveryMessages } from './messages.ts';
import { forgotPasswordPage, loginPage } from '../../navigation/pages.ts';

/** Says that a link from a mail was used or is too old, and leads to where there is another. */
export function DeadResetLink() {
  const intl = useIntl();
  return (
    <AuthLayout title={intl.formatMessage(recoveryMessages.deadTitle)}>
      <AuthText>{intl.formatMessage(recoveryMessages.deadBody)}</AuthText>
      <AuthLink label={recoveryMessages.askAgain} to={forgotPasswordPage.to()} />
      <AuthLink label={recoveryMessages.ready} to={loginPage.to()} />
    </AuthLayout>
  );
}
