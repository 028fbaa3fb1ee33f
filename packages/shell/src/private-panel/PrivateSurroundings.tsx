import { TooltipProvider } from '@admin/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { InitializedEvent } from '../analytics/InitializedEvent.tsx';
import { NpsSurvey } from '../nps/NpsSurvey.tsx';
import { useScrollPosition } from '../frame/navigation/use-scroll-position.ts';
import { KeyboardShortcuts } from '../shortcuts/KeyboardShortcuts.tsx';
import { SessionExpiry } from '../session-expiry/SessionExpiry.tsx';

/** The common parent of everything behind the sign-in: tooltip timing, and the cache of server responses. */
export function PrivateSurroundings({ queries }: { readonly queries: QueryClient }) {
  useScrollPosition();
  return (
    <QueryClientProvider client={queries}>
      <TooltipProvider>
        <Outlet />
        <NpsSurvey />
        <InitializedEvent />
        <SessionExpiry />
        <KeyboardShortcuts />
      </TooltipProvider>
    </QueryClientProvider>
  );
}
