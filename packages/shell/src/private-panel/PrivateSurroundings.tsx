import { preloadLayers, TooltipProvider } from '@admin/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { InitializedEvent } from '../analytics/InitializedEvent.tsx';
import { NpsSurvey } from '../nps/NpsSurvey.tsx';
import { useScrollPosition } from '../frame/navigation/use-scroll-position.ts';
import { whenIdle } from '../scheduling/scheduling.ts';
import { KeyboardShortcuts } from '../shortcuts/KeyboardShortcuts.tsx';
import { SessionExpiry } from '../session-expiry/SessionExpiry.tsx';

/** The common parent of everything behind the sign-in: tooltip timing, and the cache of server responses. */
export function PrivateSurroundings({ queries }: { readonly queries: QueryClient }) {
  useScrollPosition();
  // After the requests of the first page; a layer that is needed earlier loads its code itself.
  useEffect(() => whenIdle(() => void preloadLayers(), { delay: 500 }), []);
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
