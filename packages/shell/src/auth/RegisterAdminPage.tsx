import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useProductName } from '../frame/product.ts';
import { loadPrivatePanel } from '../routing/private-panel-chunk.ts';
import { redirectTarget } from '../routing/redirect-target.ts';
import { useHttp, useShell } from '../shell-context.ts';
import { AuthField } from './AuthField.tsx';
import { AuthForm, FieldPair } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { authMessages } from './messages.ts';
import { submitForm } from './submit.ts';

interface Registration {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
}

const initialValues: Registration = {
  firstname: '',
  lastname: '',
  email: '',
  password: '',
  confirmPassword: '',
};

const loadCheck = () => import('./rules.ts').then((rules) => rules.checkRegisterAdmin);

/** While somebody types: the rules, and the panel behind the sign-in. */
function preload(): void {
  // What fails here is fetched again, and reported, where it is needed.
  Promise.all([loadCheck(), loadPrivatePanel()]).catch(() => undefined);
}

/** Creates the first administrator of a new installation and signs them in. */
export function RegisterAdminPage() {
  const intl = useIntl();
  const http = useHttp();
  const { session, project } = useShell();
  const product = useProductName();
  const navigate = useNavigate();
  const [search] = useSearchParams();

  const register = async ({ firstname, lastname, email, password }: Registration): Promise<void> => {
    const { data } = await http.call('POST /admin/register-admin', {
      body: { firstname, email, password, ...(lastname === '' ? {} : { lastname }) },
    });
    project.getState().administratorRegistered();
    session.getState().begin({ ...data, persistence: 'tab' });
    await navigate(redirectTarget(search.get('redirectTo')), { replace: true });
  };

  return (
    <AuthLayout
      subtitle={intl.formatMessage(authMessages.registerSubtitle)}
      title={intl.formatMessage(authMessages.registerTitle, { product })}
    >
      <AuthForm<Registration>
        initialValues={initialValues}
        preload={preload}
        onSubmit={(values) => submitForm(values, loadCheck, register)}
        submitLabel={authMessages.start}
      >
        <FieldPair>
          <AuthField autoComplete="given-name" label={authMessages.firstname} name="firstname" required />
          <AuthField autoComplete="family-name" label={authMessages.lastname} name="lastname" />
        </FieldPair>
        <AuthField autoComplete="email" label={authMessages.email} name="email" required type="email" />
        <AuthField
          autoComplete="new-password"
          hint={intl.formatMessage(authMessages.passwordHint)}
          label={authMessages.password}
          name="password"
          required
          type="password"
        />
        <AuthField
          autoComplete="new-password"
          label={authMessages.confirmPassword}
          name="confirmPassword"
          required
          type="password"
        />
      </AuthForm>
    </AuthLayout>
  );
}
