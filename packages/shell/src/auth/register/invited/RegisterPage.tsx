import { useIntl } from 'react-intl';
import { useProductName } from '../../../frame/product/ProductLogo.tsx';
import { loadPrivatePanel } from '../../../private-panel/private-panel-chunk.ts';
import { AuthForm } from '../../frame/AuthForm.tsx';
import { AuthLayout, AuthLink } from '../../frame/AuthLayout.tsx';
import { submitForm } from '../../../forms/submitting/submit-form.ts';
import { InvitationRefused, InvitationUnanswered, RegisterSkeleton } from './invitation-states.tsx';
import { registerMessages } from '../messages.ts';
import { RegisterFields, type Registration } from '../RegisterFields.tsx';
import { useStartSession, useExplainRegistration } from '../use-registration.ts';
import { useInvitation, type Invitation } from './use-invitation.ts';
import { httpRef } from '../../../service-refs.ts';
import { useService } from '../../../extension/react/use-service.ts';
import { loginPage } from '../../../navigation/pages.ts';

const loadRules = () => import('../../rules/rules.ts');

/** Loads the rules and the panel behind the sign-in while the user types. */
function preload(): void {
  // A failed module is fetched again, and reported, where it is used.
  Promise.all([loadRules(), loadPrivatePanel()]).catch(() => undefined);
}

/** Accepts an invitation: the user chooses a password and is signed in. */
export function RegisterPage() {
  const intl = useIntl();
  const product = useProductName();
  const { lookup, retry } = useInvitation();
  if (lookup.state === 'refused') return <InvitationRefused reason={lookup.reason} />;
  return (
    <AuthLayout
      subtitle={intl.formatMessage(registerMessages.invitedSubtitle)}
      title={intl.formatMessage(registerMessages.title, { product })}
      windowTitle={intl.formatMessage(registerMessages.windowTitle)}
    >
      {lookup.state === 'invited' && <RegisterForm invitation={lookup.invitation} />}
      {lookup.state === 'asking' && <RegisterSkeleton />}
      {lookup.state === 'unanswered' && <InvitationUnanswered onRetry={retry} />}
      <AuthLink label={registerMessages.haveAccount} to={loginPage.to()} />
    </AuthLayout>
  );
}

function RegisterForm({ invitation }: { readonly invitation: Invitation }) {
  const http = useService(httpRef);
  const startSession = useStartSession();
  const explain = useExplainRegistration();
  const { registrationToken } = invitation;

  const register = async ({ firstname, lastname, password, newsletter }: Registration): Promise<void> => {
    const { data } = await http.call('POST /admin/register', {
      body: {
        registrationToken,
        userInfo: { firstname, password, ...(lastname ? { lastname } : {}) },
      },
    });
    await startSession({ session: data, newsletter, target: '/' });
  };
  const check = async (values: object) => (await loadRules()).checkRegister({ ...values, registrationToken });

  return (
    <AuthForm<Registration>
      initialValues={invitation.registration}
      onSubmit={(values) => submitForm({ values, check, send: register, explain })}
      preload={preload}
      submitLabel={registerMessages.start}
    >
      <RegisterFields email="given" />
    </AuthForm>
  );
}
