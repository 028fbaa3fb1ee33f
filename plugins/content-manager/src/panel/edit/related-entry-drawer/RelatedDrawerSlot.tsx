import { lazy, Suspense } from 'react';
import type { RelatedDrawerSlotProps } from './use-related-drawer.ts';

/** The drawer has the code of a whole edit view, so it is fetched when a drawer opens. */
const RelatedEntryDrawer = lazy(async () => {
  const { RelatedEntryDrawer: drawer } = await import('./RelatedEntryDrawer.tsx');
  return { default: drawer };
});

/** Renders the drawer over one form while it is open. */
export function RelatedDrawerSlot({ drawer, depth, parameters }: RelatedDrawerSlotProps) {
  const { request, related, close } = drawer;
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <RelatedEntryDrawer
        depth={depth}
        onClose={close}
        drawers={related.drawers}
        parameters={parameters}
        request={request}
        Slot={RelatedDrawerSlot}
      />
    </Suspense>
  );
}
