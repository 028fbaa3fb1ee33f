import { Button, Field, Link, Select, TextInput } from '@admin/ui';
import { type SubmitEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { Persona } from '../analytics/analytics.ts';
import { useAnalytics } from '../analytics/use-analytics.ts';
import { AuthLayout } from '../auth/frame/AuthLayout.tsx';
import { useService } from '../extension/react/use-service.ts';
import type { MessageDescriptor } from '../messages/message.ts';
import { homePage } from '../navigation/pages.ts';
import { PanelLink } from '../navigation/PanelLink.tsx';
import { useShell } from '../panel-services/shell-services.ts';
import { notifyRef } from '../service-refs.ts';
import styles from './UseCasePage.module.css';

/** The survey if an endpoint is configured; otherwise redirects to the home page. */
export function UseCasePage() {
  const { isOn } = useAnalytics();
  return isOn ? <UseCaseForm /> : <Navigate replace to={homePage.to()} />;
}

/** Asks a newly registered user about their work; they can skip it. */
function UseCaseForm() {
  const intl = useIntl();
  const navigate = useNavigate();
  const finish = useFinish();
  const [role, setRole] = useState<WorkRole | null>(null);
  const [otherRole, setOtherRole] = useState('');

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (role === null) return;
    const inOwnWords = role === 'other' ? otherRole.trim() : '';
    finish({ role, ...(inOwnWords === '' ? {} : { otherRole: inOwnWords }) });
    void navigate(homePage.to(), { replace: true });
  };

  return (
    <AuthLayout title={intl.formatMessage(useCaseMessages.title)}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <Field label={intl.formatMessage(useCaseMessages.work)} name="role">
          <Select
            onValueChange={setRole}
            options={workRoles.map((value) => ({
              value,
              label: intl.formatMessage(workRoleLabels[value]),
            }))}
            placeholder={intl.formatMessage(useCaseMessages.choose)}
            size="large"
            value={role}
          />
        </Field>
        {role === 'other' && (
          <Field label={intl.formatMessage(useCaseMessages.other)} name="otherRole">
            <TextInput
              maxLength={255}
              onChange={(event) => setOtherRole(event.target.value)}
              size="large"
              value={otherRole}
            />
          </Field>
        )}
        <Button disabled={role === null} fullWidth size="large" type="submit" variant="primary">
          {intl.formatMessage(useCaseMessages.finish)}
        </Button>
      </form>
      <p className={styles.skip}>
        <Link asChild>
          <PanelLink onClick={() => finish({})} replace to={homePage.to()}>
            {intl.formatMessage(useCaseMessages.skip)}
          </PanelLink>
        </Link>
      </p>
    </AuthLayout>
  );
}

/**
 * Returns the function that ends the survey: the answer is sent to the endpoint without waiting, and failures are
 * ignored. A user who skips the survey is registered for the newsletter only after a registration.
 */
export function useFinish(): (persona: Persona) => void {
  const notify = useService(notifyRef);
  const analytics = useAnalytics();
  const { session } = useShell();
  const [search] = useSearchParams();
  return (persona) => {
    const { user } = session.getState();
    const hasAdmin = search.get('hasAdmin');
    if (user && (persona.role !== undefined || hasAdmin !== null)) {
      void analytics.register({
        email: user.email,
        username: user.firstname,
        firstAdmin: hasAdmin === 'false',
        persona,
      });
    }
    notify({ tone: 'success', title: useCaseMessages.created });
  };
}

/** Texts of the page. */
export const useCaseMessages = {
  title: { id: 'use-case.title', defaultMessage: 'Tell us a bit more about yourself' },
  work: { id: 'use-case.work', defaultMessage: 'What type of work do you do?' },
  choose: { id: 'use-case.work.choose', defaultMessage: 'Choose one' },
  other: { id: 'use-case.other', defaultMessage: 'What is it that you do?' },
  finish: { id: 'use-case.finish', defaultMessage: 'Finish' },
  skip: { id: 'use-case.skip', defaultMessage: 'Skip this question' },
  created: { id: 'use-case.created', defaultMessage: 'Project has been successfully created' },
} as const;

/** The available kinds of work, as they are sent. */
export const workRoles = [
  'front_end_developer',
  'back_end_developer',
  'full_stack_developer',
  'content_manager',
  'content_creator',
  'other',
] as const;

export type WorkRole = (typeof workRoles)[number];

export const workRoleLabels: Readonly<Record<WorkRole, MessageDescriptor>> = {
  front_end_developer: { id: 'use-case.role.front-end', defaultMessage: 'Front-end developer' },
  back_end_developer: { id: 'use-case.role.back-end', defaultMessage: 'Back-end developer' },
  full_stack_developer: { id: 'use-case.role.full-stack', defaultMessage: 'Full-stack developer' },
  content_manager: { id: 'use-case.role.content-manager', defaultMessage: 'Content manager' },
  content_creator: { id: 'use-case.role.content-creator', defaultMessage: 'Content creator' },
  other: { id: 'use-case.role.other', defaultMessage: 'Other' },
};
