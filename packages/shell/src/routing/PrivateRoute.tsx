import { Button, EmptyState } from '@admin/ui';
import { CloudOff } from '@admin/ui/icons';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { frameMessages } from '../frame/messages.ts';
import { useSession, useShell } from '../shell-context.ts';
import { loginAddress } from './redirect-target.ts';
import { usePageCode } from './use-page-code.ts';

/** Only for somebody who is signed in; everybody else is sent to sign in and comes back afterwards. */
export function PrivateRoute() {
  const location = useLocation();
  const signedIn = useSession(({ token }) => token !== null);
  if (!signedIn) return <Navigate replace to={loginAddress(location)} />;
  return <StartedSession />;
}

function StartedSession() {
  const intl = useIntl();
  const shell = useShell();
  usePageCode();
  const ready = useStore(shell.permissions, ({ granted }) => granted !== null);
  const [failed, setFailed] = useState(false);

  const start = useCallback(() => {
    shell.startSession().catch(() => setFailed(true));
  }, [shell]);

  useEffect(() => {
    if (shell.permissions.getState().granted === null) start();
  }, [shell, start]);

  if (ready) return <Outlet />;
  if (!failed) return null;
  return (
    <EmptyState
      action={
        <Button
          onClick={() => {
            setFailed(false);
            start();
          }}
          variant="primary"
        >
          {intl.formatMessage(frameMessages.retry)}
        </Button>
      }
      body={intl.formatMessage(frameMessages.unreachableBody)}
      headingLevel={1}
      icon={CloudOff}
      title={intl.formatMessage(frameMessages.unreachableTitle)}
    />
  );
}
