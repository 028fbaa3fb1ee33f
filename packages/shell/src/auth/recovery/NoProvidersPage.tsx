import { useIntl } from 'react-intl';
import { AuthLayout } from '../frame/AuthLayout.tsx';
import { AuthLink } from '../frame/AuthLink.tsx';
import { AuthText } from './AuthText.tsx';
import { recoveryMessages } from './messages.ts';
import { loginPage } from '../../navigation/pages.ts';

/** Where further ways to sign in would be, in a panel that has none. */
export function NoProvidersPage() {
  const intl = useIntl();
  return (
    <AuthLayout title={intl.formatMessage(recoveryMessages.noProvidersTitle)}>
      <AuthText>{intl.formatMessage(recoveryMessages.noProvidersBody)}</AuthText>
      <AuthLink label={recoveryMessages.signIn} to={loginPage.to()} />
    </AuthLayout>
  );
}
