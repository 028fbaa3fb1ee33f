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

/** What follows a registration. */
export interface Registered {
  readonly session: Session;
  readonly newsletter: boolean;
  /** A path of the panel, for those who want no news. */
  readonly target: string;
}

/**
 * Signs in whoever has just registered, in this tab. Who wants news is asked about their work on the way, and
 * later for an opinion; for who wants none nothing changes. The address says whether there was an administrator
 * when the form was opened.
 */
export function useBeginSession(): (registered: Registered) => Promise<void> {
  const navigate = useNavigate();
  const { session } = useShell();
  const hasAdmin = useStore(projectRef, ({ init }) => init?.hasAdmin ?? true);
  const [openedWithAdmin] = useState(hasAdmin);
  return async ({ session: begun, newsletter, target }) => {
    if (newsletter) enableSurvey();
    session.actions.start({ ...begun, persistence: 'tab' });
    await navigate(newsletter ? useCasePage.to({}, { hasAdmin: openedWithAdmin }) : target, {
      replace: true,
    });
  };
}

/** Where the server found something, which means nothing to whoever fills the form in. */
const bodyPath = /^userInfo\./;

/**
 * Explains why a registration failed: wrong values at their fields, everything else above the form. What is
 * not a matter of values is counted, where the operator wants to know.
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
