import { createElement, Suspense, useMemo, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { LoginPage } from '../auth/login/LoginPage.tsx';
import type { Contributed, Lazy } from '../extension/core/contribution-types.ts';
import { LazyContribution } from '../extension/outlets/LazyContribution.tsx';
import { lazyComponent } from '../extension/outlets/lazy-component.ts';
import { authPages, type AuthPage, signInMethods } from '../extension/points/routes.ts';
import { useContributions } from '../extension/react/use-registry.ts';
import { projectRef } from '../service-refs.ts';
import { useShell } from '../panel-services/shell-services.ts';
import { useStore } from '../extension/react/use-service.ts';
import { homePage, registerAdminPage } from '../navigation/pages.ts';

/** Shown once per account or installation. */
const register = () => import('../auth/register/pages.ts');

/** Shown to users who cannot sign in. */
const recovery = () => import('../auth/recovery/pages.ts');

/** Fetched when they are opened: only the sign-in page is part of the first script. */
const laterPages: ReadonlyMap<string, Lazy> = new Map<string, Lazy>([
  ['register-admin', async () => ({ default: (await register()).RegisterAdminPage })],
  ['register', async () => ({ default: (await register()).RegisterPage })],
  ['forgot-password', async () => ({ default: (await recovery()).ForgotPasswordPage })],
  ['forgot-password-success', async () => ({ default: (await recovery()).ForgotPasswordSuccessPage })],
  ['reset-password', async () => ({ default: (await recovery()).ResetPasswordPage })],
  ['oops', async () => ({ default: (await recovery()).OopsPage })],
]);

/** Shown if no plugin adds ways to sign in. */
const noProviders: Lazy = async () => ({ default: (await recovery()).NoProvidersPage });

function LaterPage({ load }: { readonly load: Lazy }) {
  // The same component while it is shown: another one would lose its state.
  const page = useMemo(() => lazyComponent(load), [load]);
  return createElement(page);
}

const noProps = {};

interface AddedProps {
  readonly page: Contributed<AuthPage>;
  /** `inline` for a part of the sign-in page. @default 'page' */
  readonly shape?: 'page' | 'inline';
}

/** A page or a part of a plugin in its boundary. */
function Added({ page, shape = 'page' }: AddedProps) {
  const { id } = shape === 'page' ? authPages : signInMethods;
  return <LazyContribution contribution={page} load={page.page} pointId={id} props={noProps} shape={shape} />;
}

/**
 * Renders `/auth/:authType`, guarded: without an administrator only the registration of the first one, otherwise all
 * other pages, and none for a user who was already signed in.
 */
export function AuthRoute() {
  const { authType = '' } = useParams();
  const { search } = useLocation();
  const contributed = useContributions(authPages);
  const methods = useContributions(signInMethods);
  const hasAdmin = useStore(projectRef, ({ init }) => init?.hasAdmin ?? true);
  const signedIn = useStore(useShell().session, ({ token }) => token !== null);
  // After a sign-in on this page, the page itself redirects to its target.
  const [openedSignedIn] = useState(signedIn);
  const [openedWithAdmin] = useState(hasAdmin);
  if (openedSignedIn) return <Navigate replace to={homePage.to()} />;
  if (!hasAdmin && authType !== 'register-admin') {
    return <Navigate replace to={{ pathname: registerAdminPage.to(), search }} />;
  }
  const load = laterPages.get(authType);
  const added = load || authType === 'login' ? undefined : contributed.find(({ type }) => type === authType);
  if (added) return <Added key={authType} page={added} />;
  // The community edition has no further ways to sign in.
  if (authType === 'providers') return <LaterPage key={authType} load={noProviders} />;
  const isClosed = openedWithAdmin && authType === 'register-admin';
  if (isClosed || (!load && authType !== 'login')) return <Navigate replace to={homePage.to()} />;
  // One boundary for all of them: the previous page stays until the code of the next one has loaded.
  return (
    <Suspense fallback={null}>
      {load ? (
        <LaterPage key={authType} load={load} />
      ) : (
        <LoginPage>
          {methods.map((method) => (
            <Added key={method.type} page={method} shape="inline" />
          ))}
        </LoginPage>
      )}
    </Suspense>
  );
}
