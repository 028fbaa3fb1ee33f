import { useSearchParams } from 'react-router-dom';
import type { Persona } from '../analytics/payloads.ts';
import { useAnalytics } from '../analytics/use-analytics.ts';
import { useCaseMessages } from './messages.ts';
import { notifyRef } from '../service-refs.ts';
import { useService } from '../extension/react/use-service.ts';
import { useShell } from '../panel-services/use-shell.ts';

/**
 * Ends the survey: what was said is sent where the operator wants to know, and nobody waits for it or hears
 * that it failed. Who skipped the question is registered for news only when a registration led here.
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
