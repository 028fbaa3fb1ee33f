import { Checkbox } from '@admin/ui';
import type { SubmissionErrors } from 'final-form';
import { type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { Field, useForm } from 'react-final-form';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useService } from '../../extension/react/use-service.ts';
import { explainError } from '../../forms/submitting/explain-error.ts';
import { submitForm } from '../../forms/submitting/submit-form.ts';
import { forgotPasswordPage, oopsPage } from '../../navigation/pages.ts';
import { redirectTarget } from '../../navigation/redirect-target.ts';
import { useShell } from '../../panel-services/shell-services.ts';
import { loadPrivatePanel } from '../../private-panel/private-panel-chunk.ts';
import { httpRef } from '../../service-refs.ts';
import { isSuspension, rememberedHeader } from '../../session/login-words.ts';
import { AuthField, AuthForm } from '../frame/AuthForm.tsx';
import { AuthLayout, AuthLink } from '../frame/AuthLayout.tsx';
import { authMessages } from '../frame/messages.ts';
import { earlySignInValues, resumeSignIn } from './take-over-sign-in.ts';

const check = async (values: object) => (await loadRules()).checkLogin(values);

const explain = (error: unknown) => explainError(error, authMessages.somethingWrong);

/** Signs in and opens the page that the visitor requested. @param children further ways to sign in */
export function LoginPage({ children }: { readonly children?: ReactNode }) {
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
    session.actions.start({ ...data, persistence: rememberMe ? 'persistent' : 'tab' });
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
    <LoginForm onSubmit={(values) => submitForm({ values, check, send: signInUnlessSuspended, explain })}>
      {children}
    </LoginForm>
  );
}

/** The credentials of a sign-in. */
export interface LoginValues {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

const noValues: LoginValues = { email: '', password: '', rememberMe: false };

/** Fetches the rules of the forms of the sign-in area. */
export const loadRules = () => import('../rules/rules.ts');

/** Loads the rules and the panel behind the sign-in while the user types. */
function preload(): void {
  // A failed module is fetched again, and reported, where it is used.
  Promise.all([loadRules(), loadPrivatePanel()]).catch(() => undefined);
}

/**
 * Replaces the form of the document in the same step that renders this one, with the input since its values were read;
 * submits the form if that one was submitted.
 */
function TakeOver() {
  const form = useForm();
  const early = useRef<{ readonly values: object; readonly isSent: boolean }>(null);
  const [hasFields, listen] = useReducer(() => true, false);
  useLayoutEffect(() => {
    early.current = { values: earlySignInValues(), isSent: resumeSignIn() };
    // The fields subscribe to the form after the first render. A second one follows immediately, so that no key is
    // pressed in between: the fields would discard it when they first read the value.
    listen();
  }, []);
  useLayoutEffect(() => {
    if (!hasFields || !early.current) return;
    const { values, isSent } = early.current;
    early.current = null;
    for (const [name, value] of Object.entries(values)) {
      if (form.getState().values[name] !== value) form.change(name, value);
    }
    if (isSent) void form.submit();
  }, [form, hasFields]);
  return null;
}

/** The sign-in form. The document contains it as well, in its initial state. */
export function LoginForm({
  onSubmit,
  children,
}: {
  readonly onSubmit: (values: LoginValues) => Promise<SubmissionErrors | undefined>;
  /** Further ways to sign in, below the form. The document does not contain them. */
  readonly children?: ReactNode;
}) {
  const intl = useIntl();
  const [initialValues] = useState((): LoginValues => ({ ...noValues, ...earlySignInValues() }));
  return (
    <AuthLayout
      subtitle={intl.formatMessage(authMessages.loginSubtitle)}
      title={intl.formatMessage(authMessages.welcome)}
      windowTitle={intl.formatMessage(authMessages.login)}
    >
      <AuthForm<LoginValues>
        initialValues={initialValues}
        preload={preload}
        onSubmit={onSubmit}
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
              name={input.name}
              onCheckedChange={(checked) => input.onChange(checked)}
            />
          )}
        </Field>
        <TakeOver />
      </AuthForm>
      <AuthLink label={authMessages.forgotPassword} to={forgotPasswordPage.to()} />
      {children}
    </AuthLayout>
  );
}
