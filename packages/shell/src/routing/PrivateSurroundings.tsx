import { TooltipProvider } from '@admin/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { InitializedEvent } from '../analytics/InitializedEvent.tsx';
import { createQueryClient } from '../http/query-client.ts';
import { NpsSurvey } from '../nps/NpsSurvey.tsx';
import { SessionExpiry } from '../session/expiry/SessionExpiry.tsx';

/**
 * What everything behind the sign-in shares: one rhythm of tooltips, and the cache of server answers. The
 * cache lives as long as the session: nothing that one user was shown is left for the next.
 */
export function PrivateSurroundings() {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <TooltipProvider>
        <Outlet />
        <NpsSurvey />
        <InitializedEvent />
        <SessionExpiry />
      </TooltipProvider>
    </QueryClientProvider>
  );
}
