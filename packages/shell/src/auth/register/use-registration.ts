import type { Session } from '@admin/contract';
import type { SubmissionErrors } from 'final-form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnalytics } from '../../analytics/use-analytics.ts';
import { useStore } from '../../extension/react/use-service.ts';
import { explainError } from '../../forms/submitting/explain-error.ts';
import { ApiError } from '../../http/api-error.ts';
import { useCasePage } from '../../navigation/pages.ts';
import { enableSurvey } from '../../nps/rules/survey-settings.ts';
import { useShell } from '../../panel-services/shell-services.ts';
import { projectRef } from '../../service-refs.ts';
import { authMessages } from '../frame/messages.ts';

/** A completed registration, with the page to open next. */
export interface Registered {
  readonly session: Session;
  readonly newsletter: boolean;
  /** The path of the panel to open for users without the newsletter. */
  readonly target: string;
}

/**
 * Returns the function that signs a registered user in, in this tab. It opens the survey about the use case, and enables
 * the survey for users who subscribed to the newsletter. The address states whether an administrator existed when the
 * form was opened.
 */
export function useStartSession(): (registered: Registered) => Promise<void> {
  const navigate = useNavigate();
  const { session } = useShell();
  const hasAdmin = useStore(projectRef, ({ init }) => init?.hasAdmin ?? true);
  const [openedWithAdmin] = useState(hasAdmin);
  return async ({ session: issued, newsletter, target }) => {
    if (newsletter) enableSurvey();
    session.actions.start({ ...issued, persistence: 'tab' });
    await navigate(newsletter ? useCasePage.to({}, { hasAdmin: openedWithAdmin }) : target, {
      replace: true,
    });
  };
}

/** The prefix of paths in server errors, which the names of form fields do not have. */
const bodyPath = /^userInfo\./;

/**
 * Returns the errors of a failed registration: invalid values at their fields, other errors above the form. Errors other
 * than invalid values are reported to analytics.
 */
export function useExplainRegistration(): (error: unknown) => SubmissionErrors {
  const analytics = useAnalytics();
  const { project } = useShell();
  return (error) => {
    if (!(error instanceof ApiError && error.name === 'ValidationError')) {
      const projectId = project.getState().init?.uuid || null;
      void analytics.track({ event: 'didNotCreateFirstAdmin', projectId, properties: {} });
    }
    const errors: Readonly<Record<string, unknown>> = explainError(error, authMessages.somethingWrong) ?? {};
    return Object.fromEntries(
      Object.entries(errors).map(([name, message]) => [
        name,
        typeof message === 'string' ? message.replace(bodyPath, '') : message,
      ]),
    );
  };
}
