import { TooltipProvider } from '@admin/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { use } from 'react';
import { Outlet } from 'react-router-dom';
import { InitializedEvent } from '../analytics/InitializedEvent.tsx';
import { NpsSurvey } from '../nps/NpsSurvey.tsx';
import { SessionExpiry } from '../session/expiry/SessionExpiry.tsx';
import { PrivatePanelContext } from './private-panel-chunk.ts';

/** What everything behind the sign-in shares: one rhythm of tooltips, and the cache of server answers. */
export function PrivateSurroundings() {
  const panel = use(PrivatePanelContext);
  if (!panel) throw new Error('The private surroundings stand outside of the private routes.');
  return (
    <QueryClientProvider client={panel.queries}>
      <TooltipProvider>
        <Outlet />
        <NpsSurvey />
        <InitializedEvent />
        <SessionExpiry />
      </TooltipProvider>
    </QueryClientProvider>
  );
}
