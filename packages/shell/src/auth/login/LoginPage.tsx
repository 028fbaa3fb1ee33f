import { useNavigate, useSearchParams } from 'react-router-dom';
import { redirectTarget } from '../../navigation/redirect-target.ts';
import { isSuspension, rememberedHeader } from '../../session/login-words.ts';
import { authMessages } from '../frame/messages.ts';
import { explainError } from '../../forms/submitting/explain-error.ts';
import { submitForm } from '../../forms/submitting/submit-form.ts';
import { httpRef } from '../../service-refs.ts';
import { useService } from '../../extension/react/use-service.ts';
import { useShell } from '../../panel-services/use-shell.ts';
import { oopsPage } from '../../navigation/pages.ts';
import { loadRules, LoginForm, type LoginValues } from './LoginForm.tsx';

const check = async (values: object) => (await loadRules()).checkLogin(values);

const explain = (error: unknown) => explainError(error, authMessages.somethingWrong);

/** Signs in and goes back to where the visitor wanted to go. */
export function LoginPage() {
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
    <LoginForm onSubmit={(values) => submitForm({ values, check, send: signInUnlessSuspended, explain })} />
  );
}
