import { AuthLayout, AuthLink, loginPage } from '@admin/shell/host';
import { Banner, Skeleton } from '@admin/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { failureMessages, signInMessages } from './messages.ts';
import { MethodLinks, useSignInMethods } from './MethodLinks.tsx';
import styles from './MethodLinks.module.css';

function messageOf(failure: string) {
  return Object.hasOwn(failureMessages, failure)
    ? failureMessages[failure as keyof typeof failureMessages]
    : failureMessages.unknown;
}

/** `/auth/providers`: all sign-in methods, and why the last sign-in failed. */
export default function ProvidersPage() {
  const intl = useIntl();
  const methods = useSignInMethods();
  const [search] = useSearchParams();
  const failure = search.get('error');
  return (
    <AuthLayout
      subtitle={intl.formatMessage(signInMessages.subtitle)}
      title={intl.formatMessage(signInMessages.title)}
    >
      <div className={styles.section}>
        {failure !== null && (
          <Banner title={<FormattedMessage {...signInMessages.failed} />} tone="danger">
            <FormattedMessage {...messageOf(failure)} />
          </Banner>
        )}
        {methods === null && <Skeleton lines={2} />}
        {methods?.length === 0 && (
          <p className={styles.or}>
            <FormattedMessage {...signInMessages.none} />
          </p>
        )}
        {methods !== null && methods.length > 0 && <MethodLinks methods={methods} />}
      </div>
      <AuthLink label={signInMessages.password} to={loginPage.to()} />
    </AuthLayout>
  );
}
