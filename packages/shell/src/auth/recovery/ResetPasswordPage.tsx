import { useIntl } from 'react-intl';
import { Navigate, useNavigate } from 'react-router-dom';
import { loadPrivatePanel } from '../../private-panel/private-panel-chunk.ts';
import { AuthForm } from '../frame/AuthForm.tsx';
import { AuthLayout, AuthLink } from '../frame/AuthLayout.tsx';
import { NewPasswordFields } from '../frame/NewPasswordFields.tsx';
import { submitForm } from '../../forms/submitting/submit-form.ts';
import { InvalidResetLink } from './static-pages.tsx';
import { explainAboveForm } from './explain-above-form.ts';
import { recoveryMessages } from './messages.ts';
import { useResetLink } from './use-reset-link.ts';
import { useAddressToken } from '../links/use-address-token.ts';
import { httpRef } from '../../service-refs.ts';
import { useService } from '../../extension/react/use-service.ts';
import { useShell } from '../../panel-services/shell-services.ts';
import { homePage, loginPage } from '../../navigation/pages.ts';

interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

const initialValues: NewPassword = { password: '', confirmPassword: '' };

const loadRules = () => import('../rules/rules.ts');

const check = async (values: object) => (await loadRules()).checkResetPassword(values);

/** Loads the rules and the panel behind the sign-in while the user types. */
function preload(): void {
  // A failed module is fetched again, and reported, where it is used.
  Promise.all([loadRules(), loadPrivatePanel()]).catch(() => undefined);
}

/** Sets a new password with the code of a mailed link, and signs in with it. */
export function ResetPasswordPage() {
  const intl = useIntl();
  const http = useService(httpRef);
  const { session } = useShell();
  const navigate = useNavigate();
  const code = useAddressToken('code');
  const link = useResetLink(code);
  if (link.isInvalid) return <InvalidResetLink />;
  if (code === null) return <Navigate replace to={loginPage.to()} />;

  const changePassword = async ({ password }: NewPassword): Promise<void> => {
    const { data } = await http.call('POST /admin/reset-password', {
      body: { password, resetPasswordToken: code },
    });
    session.actions.start({ ...data, persistence: 'tab' });
    await navigate(homePage.to(), { replace: true });
  };

  const explain = (error: unknown) => {
    link.checkError(error);
    return explainAboveForm(error);
  };

  return (
    <AuthLayout title={intl.formatMessage(recoveryMessages.resetTitle)}>
      <AuthForm<NewPassword>
        initialValues={initialValues}
        onSubmit={(values) => submitForm({ values, check, send: changePassword, explain })}
        preload={preload}
        submitLabel={recoveryMessages.change}
      >
        <NewPasswordFields />
      </AuthForm>
      <AuthLink label={recoveryMessages.ready} to={loginPage.to()} />
    </AuthLayout>
  );
}
