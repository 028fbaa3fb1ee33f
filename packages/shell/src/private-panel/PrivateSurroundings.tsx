import { preloadLayers, TooltipProvider } from '@admin/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { InitializedEvent } from '../analytics/InitializedEvent.tsx';
import { NpsSurvey } from '../nps/NpsSurvey.tsx';
import { useScrollPosition } from '../frame/navigation/use-scroll-position.ts';
import { LazyContribution } from '../extension/outlets/LazyContribution.tsx';
import { panelTools } from '../extension/points/tools.ts';
import type { Inspection } from '../extension/core/inspection.ts';
import { InspectionContext } from '../extension/react/inspection.ts';
import { whenIdle } from '../scheduling/scheduling.ts';
import { KeyboardShortcuts } from '../shortcuts/KeyboardShortcuts.tsx';
import { SessionExpiry } from '../session-expiry/SessionExpiry.tsx';

const toolLayer = { pluginId: 'shell', contributionId: panelTools.id };

const loadTools = () => import('../tools/ToolLayer.tsx').then((module) => ({ default: module.ToolLayer }));

/** The common parent of everything behind the sign-in: tooltip timing, and the cache of server responses. */
export function PrivateSurroundings({ queries }: { readonly queries: QueryClient }) {
  useScrollPosition();
  const [inspection, inspect] = useState<Inspection | null>(null);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const startLayers = () => {
      void preloadLayers();
      setIdle(true);
    };
    // After the requests of the first page; a layer that is needed earlier loads its code itself.
    return whenIdle(startLayers, { delay: 500 });
  }, []);
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
        {isIdle && (
          <LazyContribution contribution={toolLayer} load={loadTools} props={{ inspect }} shape="hidden" />
        )}
      </TooltipProvider>
    </QueryClientProvider>
  );
}
