import type { SubmissionErrors } from 'final-form';
import { useAnalytics } from '../../analytics/use-analytics.ts';
import { ApiError } from '../../http/api-error.ts';
import { explainError } from '../../forms/submitting/explain-error.ts';
import { authMessages } from '../frame/messages.ts';
import { useShell } from '../../panel-services/use-shell.ts';

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
