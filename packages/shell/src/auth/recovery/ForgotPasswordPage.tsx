import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { AuthField, AuthForm } from '../frame/AuthForm.tsx';
import { AuthLayout, AuthLink } from '../frame/AuthLayout.tsx';
import { authMessages } from '../frame/messages.ts';
import { submitForm } from '../../forms/submitting/submit-form.ts';
import { explainAboveForm } from './explain-above-form.ts';
import { recoveryMessages } from './messages.ts';
import { httpRef } from '../../service-refs.ts';
import { useService } from '../../extension/react/use-service.ts';
import { forgotPasswordSuccessPage, loginPage } from '../../navigation/pages.ts';

interface Address {
  readonly email: string;
}

const initialValues: Address = { email: '' };

const loadRules = () => import('../rules/rules.ts');

const check = async (values: object) => (await loadRules()).checkForgotPassword(values);

function preload(): void {
  // A failed module is fetched again, and reported, where it is used.
  loadRules().catch(() => undefined);
}

/** Requests a link to reset the password. */
export function ForgotPasswordPage() {
  const intl = useIntl();
  const http = useService(httpRef);
  const navigate = useNavigate();

  const askForLink = async ({ email }: Address): Promise<void> => {
    await http.call('POST /admin/forgot-password', { body: { email } });
    await navigate(forgotPasswordSuccessPage.to());
  };

  return (
    <AuthLayout title={intl.formatMessage(recoveryMessages.title)}>
      <AuthForm<Address>
        initialValues={initialValues}
        onSubmit={(values) => submitForm({ values, check, send: askForLink, explain: explainAboveForm })}
        preload={preload}
        submitLabel={recoveryMessages.send}
      >
        <AuthField autoComplete="username" label={authMessages.email} name="email" required type="email" />
      </AuthForm>
      <AuthLink label={recoveryMessages.ready} to={loginPage.to()} />
    </AuthLayout>
  );
}
