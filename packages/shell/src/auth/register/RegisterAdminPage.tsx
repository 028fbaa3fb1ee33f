import { superAdminCode } from '@admin/content-model';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useService } from '../../extension/react/use-service.ts';
import { submitForm } from '../../forms/submitting/submit-form.ts';
import { useProductName } from '../../frame/product/ProductLogo.tsx';
import { ApiError } from '../../http/api-error.ts';
import { loginPage } from '../../navigation/pages.ts';
import { redirectTarget } from '../../navigation/redirect-target.ts';
import { useShell } from '../../panel-services/shell-services.ts';
import { loadPrivatePanel } from '../../private-panel/private-panel-chunk.ts';
import { httpRef } from '../../service-refs.ts';
import { startTour } from '../../tour/progress/stored-tour.ts';
import { AuthForm } from '../frame/AuthForm.tsx';
import { AuthLayout, AuthLink } from '../frame/AuthLayout.tsx';
import { registerMessages } from './messages.ts';
import { emptyRegistration, RegisterFields, type Registration } from './RegisterFields.tsx';
import { useStartSession, useExplainRegistration } from './use-registration.ts';

const loadRules = () => import('../rules/rules.ts');

const check = async (values: object) => (await loadRules()).checkRegisterAdmin(values);

/** Loads the rules and the panel behind the sign-in while the user types. */
function preload(): void {
  // A failed module is fetched again, and reported, where it is used.
  Promise.all([loadRules(), loadPrivatePanel()]).catch(() => undefined);
}

/** Creates the first administrator of a new installation, signs them in and starts their tour. */
export function RegisterAdminPage() {
  const intl = useIntl();
  const http = useService(httpRef);
  const { project } = useShell();
  const product = useProductName();
  const { search } = useLocation();
  const startSession = useStartSession();
  const explainRefusal = useExplainRegistration();
  const administrator = useAdministratorCheck();

  const register = async ({
    firstname,
    lastname,
    email,
    password,
    newsletter,
  }: Registration): Promise<void> => {
    const { data } = await http.call('POST /admin/register-admin', {
      body: { firstname, email, password, ...(lastname === '' ? {} : { lastname }) },
    });
    project.actions.changeInit({ hasAdmin: true });
    if (data.user.roles.some(({ code }) => code === superAdminCode)) startTour();
    const redirectTo = new URLSearchParams(search).get('redirectTo');
    await startSession({ session: data, newsletter, target: redirectTarget(redirectTo) });
  };

  const explain = (error: unknown) => {
    void administrator.checkAfter(error);
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
      {administrator.exists && (
        <AuthLink label={registerMessages.haveAccount} to={`${loginPage.to()}${search}`} />
      )}
    </AuthLayout>
  );
}

/** The state of a registration while another administrator may be created. */
export interface AdministratorCheck {
  readonly exists: boolean;
  /** Checks the server after an error that is not about invalid values. Never rejects. */
  readonly checkAfter: (refusal: unknown) => Promise<void>;
}

/**
 * Detects that another administrator was created first, or that an earlier response was lost. Without it, every
 * page of the sign-in area would redirect to a registration that the server rejects.
 */
export function useAdministratorCheck(): AdministratorCheck {
  const http = useService(httpRef);
  const { project } = useShell();
  const [exists, setExists] = useState(false);

  const checkAfter = async (refusal: unknown): Promise<void> => {
    if (refusal instanceof ApiError && refusal.name === 'ValidationError') return;
    const response = await http.call('GET /admin/init').catch(() => undefined);
    if (!response?.data.hasAdmin) return;
    project.actions.changeInit({ hasAdmin: true });
    setExists(true);
  };
  return { exists, checkAfter };
}
