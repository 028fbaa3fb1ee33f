import { useState, type ComponentType } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { LoginPage } from '../auth/LoginPage.tsx';
import { RegisterAdminPage } from '../auth/RegisterAdminPage.tsx';
import { useProject, useSession } from '../shell-context.ts';

const pages: Readonly<Record<string, ComponentType>> = {
  login: LoginPage,
  'register-admin': RegisterAdminPage,
};

/**
 * `/auth/:authType`, and who may see it: without an administrator only the registration of the first one,
 * with one everything else, and nothing at all for somebody who was signed in already.
 */
export function AuthRoute() {
  const { authType = '' } = useParams();
  const { search } = useLocation();
  const hasAdmin = useProject(({ init }) => init?.hasAdmin ?? true);
  const signedIn = useSession(({ token }) => token !== null);
  // Whoever signs in here is led on by the page itself, which knows where to.
  const [openedSignedIn] = useState(signedIn);
  const [openedWithAdmin] = useState(hasAdmin);
  if (openedSignedIn) return <Navigate replace to="/" />;
  if (!hasAdmin && authType !== 'register-admin') {
    return <Navigate replace to={`/auth/register-admin${search}`} />;
  }
  const Page = pages[authType];
  if (!Page || (openedWithAdmin && authType === 'register-admin')) return <Navigate replace to="/" />;
  return <Page key={authType} />;
}
