import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { AuthLayout, AuthLink } from '../frame/AuthLayout.tsx';
import { AuthText } from './static-pages.tsx';
import { recoveryMessages } from './messages.ts';
import { shortInfo } from '../links/oops-address.ts';
import { loginPage } from '../../navigation/pages.ts';

/** The page for users who cannot continue to sign in: a suspended account, or the reason in the address. */
export function OopsPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const info = shortInfo(search.get('info') ?? '');
  return (
    <AuthLayout title={intl.formatMessage(recoveryMessages.oopsTitle)}>
      <AuthText>
        {/* The text in the address may be in another language than the page. */}
        {info ? <bdi>{info}</bdi> : intl.formatMessage(recoveryMessages.suspended)}
      </AuthText>
      <AuthText>{intl.formatMessage(recoveryMessages.mistake)}</AuthText>
      <AuthLink label={recoveryMessages.signIn} to={loginPage.to()} />
    </AuthLayout>
  );
}
