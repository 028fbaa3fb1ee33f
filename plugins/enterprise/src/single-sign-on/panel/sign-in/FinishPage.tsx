import { createPageRef, httpRef, sessionRef, useService } from '@admin/shell';
import { AuthLayout, redirectTarget } from '@admin/shell/host';
import { Spinner } from '@admin/ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { signInMessages } from './messages.ts';

const providersPage = createPageRef('auth/providers');

/** `/auth/single-sign-on`: exchanges the session cookie that the server has set for a token. */
export default function FinishPage() {
  const intl = useIntl();
  const http = useService(httpRef);
  const session = useService(sessionRef);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const hasStarted = useRef(false);
  useEffect(() => {
    // A second effect, as in development, would use the cookie again.
    if (hasStarted.current) return;
    hasStarted.current = true;
    const finish = async () => {
      try {
        const { data } = await http.call('POST /admin/renew-token', { body: { token: '' } });
        session.actions.start({ token: data.token, user: null, persistence: 'tab' });
        await navigate(redirectTarget(search.get('redirectTo')), { replace: true });
      } catch {
        await navigate(`${providersPage.to()}?error=unknown`, { replace: true });
      }
    };
    void finish();
  }, [http, navigate, search, session]);
  return (
    <AuthLayout title={intl.formatMessage(signInMessages.title)}>
      <Spinner label={intl.formatMessage(signInMessages.finishing)} />
    </AuthLayout>
  );
}
