import { Checkbox } from '@admin/ui';
import { Field } from 'react-final-form';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { loadPrivatePanel } from '../../routing/private-panel-chunk.ts';
import { redirectTarget } from '../../routing/redirect-target.ts';
import { isSuspension, rememberedHeader } from '../../session/login-words.ts';
import { AuthField } from '../frame/AuthField.tsx';
import { AuthForm } from '../frame/AuthForm.tsx';
import { AuthLayout } from '../frame/AuthLayout.tsx';
import { AuthLink } from '../frame/AuthLink.tsx';
import { authMessages } from '../frame/messages.ts';
import { submitForm } from '../submitting/submit-form.ts';
import { httpRef } from '../../host/refs.ts';
import { useService } from '../../extension/react/use-service.ts';
import { useShell } from '../../host/use-shell.ts';
import { forgotPasswordPage, oopsPage } from '../../routing/pages.ts';

interface LoginValues {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

const initialValues: LoginValues = { email: '', password: '', rememberMe: false };

const loadCheck = () => import('../rules/rules.ts').then((rules) => rules.checkLogin);

/** While somebody types: the rules, and the panel behind the sign-in. */
function preload(): void {
  // What fails here is fetched again, and reported, where it is needed.
  Promise.all([loadCheck(), loadPrivatePanel()]).catch(() => undefined);
}

/** Signs in and goes back to where the visitor wanted to go. */
export function LoginPage() {
  const intl = useIntl();
  const http = useService(httpRef);
  const { session } = useShell();
  const navigate = useNavigate();
  const [search] = useSearchParams();

  const signIn = async ({ email, password, rememberMe }: LoginValues): Promise<void> => {
    const { data } = await http.call('POST /admin/login', {
      body: { email, password },
      ...(rememberMe ? { headers: rememberedHeader } : {}),
    });
    const target = redirectTarget(search.get('redirectTo'));
    session.getState().begin({ ...data, persistence: rememberMe ? 'persistent' : 'tab' });
    await navigate(target, { replace: true });
  };

  const signInUnlessSuspended = async (values: LoginValues): Promise<void> => {
    try {
      await signIn(values);
    } catch (error) {
      if (!isSuspension(error)) throw error;
      await navigate(oopsPage.to());
    }
  };

  return (
    <AuthLayout
      subtitle={intl.formatMessage(authMessages.loginSubtitle)}
      title={intl.formatMessage(authMessages.welcome)}
      windowTitle={intl.formatMessage(authMessages.login)}
    >
      <AuthForm<LoginValues>
        initialValues={initialValues}
        preload={preload}
        onSubmit={(values) => submitForm({ values, loadCheck, send: signInUnlessSuspended })}
        submitLabel={authMessages.login}
      >
        <AuthField autoComplete="username" label={authMessages.email} name="email" required type="email" />
        <AuthField
          autoComplete="current-password"
          label={authMessages.password}
          name="password"
          required
          type="password"
        />
        <Field<boolean> name="rememberMe" type="checkbox">
          {({ input }) => (
            <Checkbox
              checked={input.checked === true}
              label={intl.formatMessage(authMessages.rememberMe)}
              onCheckedChange={(checked) => input.onChange(checked)}
            />
          )}
        </Field>
      </AuthForm>
      <AuthLink label={authMessages.forgotPassword} to={forgotPasswordPage.to()} />
    </AuthLayout>
  );
}
