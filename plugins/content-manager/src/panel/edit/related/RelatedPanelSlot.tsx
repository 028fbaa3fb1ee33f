import { lazy, Suspense } from 'react';
import type { RelatedPanelSlotProps } from './use-related-panel.ts';

/** The panel holds what the page holds, and is there for those who open it. */
const RelatedPanel = lazy(async () => {
  const { RelatedPanel: panel } = await import('./RelatedPanel.tsx');
  return { default: panel };
});

/** The place of the side panel over one form. */
export function RelatedPanelSlot({ panel, depth, parameters }: RelatedPanelSlotProps) {
  const { request, related, close } = panel;
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <RelatedPanel
        depth={depth}
        onClose={close}
        panels={related.panels}
        parameters={parameters}
        request={request}
        Slot={RelatedPanelSlot}
      />
    </Suspense>
  );
}
