import { useCallback } from 'react';
import { useAnalytics } from '../../analytics/use-analytics.ts';
import { httpRef } from '../../service-refs.ts';
import { useService } from '../../extension/react/use-service.ts';
import { useShell } from '../../panel-services/use-shell.ts';

/** What somebody answers; the comment may be empty. */
export interface SurveyAnswer {
  readonly rating: number;
  readonly comment: string;
}

/** Sends an answer with what it is about: who said it, and of which version. Rejects when it did not arrive. */
export function useSubmitSurvey(): (answer: SurveyAnswer) => Promise<void> {
  const http = useService(httpRef);
  const { session, project } = useShell();
  const analytics = useAnalytics();
  return useCallback(
    async ({ rating, comment }) => {
      const { data } = await http.call('GET /admin/information');
      await analytics.submitSurvey({
        email: session.getState().user?.email ?? null,
        rating,
        comment,
        environment: data.currentEnvironment,
        version: data.strapiVersion,
        license: project.getState().type.isEE ? 'Enterprise' : 'Community',
      });
    },
    [analytics, http, project, session],
  );
}
