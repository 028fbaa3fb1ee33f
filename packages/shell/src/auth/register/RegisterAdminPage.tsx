import { superAdminCode } from '@admin/content-model';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useProductName } from '../../frame/product/product.ts';
import { loadPrivatePanel } from '../../private-panel/private-panel-chunk.ts';
import { redirectTarget } from '../../navigation/redirect-target.ts';
import { startTour } from '../../tour/progress/stored-tour.ts';
import { AuthForm } from '../frame/AuthForm.tsx';
import { AuthLayout } from '../frame/AuthLayout.tsx';
import { AuthLink } from '../frame/AuthLink.tsx';
import { submitForm } from '../../forms/submitting/submit-form.ts';
import { registerMessages } from './messages.ts';
import { emptyRegistration, RegisterFields, type Registration } from './RegisterFields.tsx';
import { useBeginSession } from './use-begin-session.ts';
import { useExplainRegistration } from './use-explain-registration.ts';
import { useQuickerAdministrator } from './use-quicker-administrator.ts';
import { httpRef } from '../../service-refs.ts';
import { useService } from '../../extension/react/use-service.ts';
import { useShell } from '../../panel-services/use-shell.ts';
import { loginPage } from '../../navigation/pages.ts';

const loadRules = () => import('../rules/rules.ts');

const check = async (values: object) => (await loadRules()).checkRegisterAdmin(values);

/** While somebody types: the rules, and the panel behind the sign-in. */
function preload(): void {
  // What fails here is fetched again, and reported, where it is needed.
  Promise.all([loadRules(), loadPrivatePanel()]).catch(() => undefined);
}

/** Creates the first administrator of a new installation, signs them in and begins their tour. */
export function RegisterAdminPage() {
  const intl = useIntl();
  const http = useService(httpRef);
  const { project } = useShell();
  const product = useProductName();
  const { search } = useLocation();
  const beginSession = useBeginSession();
  const explainRefusal = useExplainRegistration();
  const quicker = useQuickerAdministrator();

  const register = async ({ firstname, lastname, email, password, news }: Registration): Promise<void> => {
    const { data } = await http.call('POST /admin/register-admin', {
      body: { firstname, email, password, ...(lastname === '' ? {} : { lastname }) },
    });
    project.getState().changeInit({ hasAdmin: true });
    if (data.user.roles.some(({ code }) => code === superAdminCode)) startTour();
    const redirectTo = new URLSearchParams(search).get('redirectTo');
    await beginSession({ session: data, news, target: redirectTarget(redirectTo) });
  };

  const explain = (error: unknown) => {
    void quicker.lookAfter(error);
    return explainRefusal(error);
  };

  return (
    <AuthLayout
      subtitle={intl.formatMessage(registerMessages.adminSubtitle)}
      title={intl.formatMessage(registerMessages.title, { product })}
      windowTitle={intl.formatMessage(registerMessages.windowTitle)}
    >
      <AuthForm<Registration>
        initialValues={emptyRegistration}
        onSubmit={(values) => submitForm({ values, check, send: register, explain })}
        preload={preload}
        submitLabel={registerMessages.start}
      >
        <RegisterFields email="asked" />
      </AuthForm>
      {quicker.exists && <AuthLink label={registerMessages.haveAccount} to={`${loginPage.to()}${search}`} />}
    </AuthLayout>
  );
}
