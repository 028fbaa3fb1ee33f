import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from '../../extension/react/use-service.ts';
import { forgotPasswordPage, loginPage } from '../../navigation/pages.ts';
import { projectRef } from '../../service-refs.ts';
import { AuthLayout, AuthLink } from '../frame/AuthLayout.tsx';
import styles from './AuthText.module.css';
import { recoveryMessages } from './messages.ts';

/** A paragraph on a page of the sign-in area without a form. */
export function AuthText({ children }: { readonly children: ReactNode }) {
  return <p className={styles.text}>{children}</p>;
}

/** Reports a used or expired link and links to a new request. */
export function InvalidResetLink() {
  const intl = useIntl();
  return (
    <AuthLayout title={intl.formatMessage(recoveryMessages.deadTitle)}>
      <AuthText>{intl.formatMessage(recoveryMessages.deadBody)}</AuthText>
      <AuthLink label={recoveryMessages.askAgain} to={forgotPasswordPage.to()} />
      <AuthLink label={recoveryMessages.ready} to={loginPage.to()} />
    </AuthLayout>
  );
}

/** The page after a request to reset a password; the same whether or not the account exists. */
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

/** The page of further sign-in methods in a panel without any. */
export function NoProvidersPage() {
  const intl = useIntl();
  return (
    <AuthLayout title={intl.formatMessage(recoveryMessages.noProvidersTitle)}>
      <AuthText>{intl.formatMessage(recoveryMessages.noProvidersBody)}</AuthText>
      <AuthLink label={recoveryMessages.signIn} to={loginPage.to()} />
    </AuthLayout>
  );
}
