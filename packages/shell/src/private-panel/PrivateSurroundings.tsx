import { lateCode, preloadLayers, TooltipProvider, useLateCode } from '@admin/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { InitializedEvent } from '../analytics/InitializedEvent.tsx';
import { NpsSurvey } from '../nps/NpsSurvey.tsx';
import { useScrollPosition } from '../frame/navigation/use-scroll-position.ts';
import type { Inspection } from '../extension/core/inspection.ts';
import { InspectionContext } from '../extension/react/inspection.ts';
import { whenIdle } from '../scheduling/scheduling.ts';
import { KeyboardShortcuts } from '../shortcuts/KeyboardShortcuts.tsx';
import { SessionExpiry } from '../session-expiry/SessionExpiry.tsx';

/** Loaded with the layers, when the page is idle. */
const toolLayer = lateCode(() => import('../tools/ToolLayer.tsx'));

/** The common parent of everything behind the sign-in: tooltip timing, and the cache of server responses. */
export function PrivateSurroundings({ queries }: { readonly queries: QueryClient }) {
  useScrollPosition();
  const [inspection, inspect] = useState<Inspection | null>(null);
  const tools = useLateCode(toolLayer, true);
  // After the requests of the first page; a layer that is needed earlier loads its code itself.
  useEffect(() => whenIdle(() => void preloadLayers(), { delay: 500 }), []);
  return (
    <QueryClientProvider client={queries}>
      <TooltipProvider>
        <InspectionContext value={inspection}>
          <Outlet />
        </InspectionContext>
        <NpsSurvey />
        <InitializedEvent />
        <SessionExpiry />
        <KeyboardShortcuts />
        {tools && <tools.ToolLayer inspect={inspect} />}
      </TooltipProvider>
    </QueryClientProvider>
  );
}
