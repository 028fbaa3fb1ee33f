import { useState } from 'react';
import { ApiError } from '../../http/api-error.ts';
import { httpRef } from '../../service-refs.ts';
import { useService } from '../../extension/react/use-service.ts';
import { useShell } from '../../panel-services/use-shell.ts';

/** Whether there turned out to be an administrator while the form for the first one was open. */
export interface QuickerAdministrator {
  readonly exists: boolean;
  /** Asks the server after a refusal that was not about values. Never rejects. */
  readonly lookAfter: (refusal: unknown) => Promise<void>;
}

/**
 * Notices that somebody was quicker, or that the answer to an earlier try was lost. Until the panel knows, every
 * page of the sign-in area would lead back to a registration that is refused for ever.
 */
export function useQuickerAdministrator(): QuickerAdministrator {
  const http = useService(httpRef);
  const { project } = useShell();
  const [exists, setExists] = useState(false);

  const lookAfter = async (refusal: unknown): Promise<void> => {
    if (refusal instanceof ApiError && refusal.name === 'ValidationError') return;
    const answer = await http.call('GET /admin/init').catch(() => undefined);
    if (!answer?.data.hasAdmin) return;
    project.getState().changeInit({ hasAdmin: true });
    setExists(true);
  };
  return { exists, lookAfter };
}
