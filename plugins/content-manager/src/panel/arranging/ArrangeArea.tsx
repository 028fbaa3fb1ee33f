import { VisuallyHidden } from '@admin/ui';
import type { ReactNode } from 'react';
import { DndProvider } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import { useIntl } from 'react-intl';
import { arrangingMessages } from './messages.ts';
import type { Arranging } from './use-arranging.ts';

export interface ArrangeAreaProps {
  readonly arranging: Arranging;
  readonly children: ReactNode;
}

/** Contains draggable cards, and announces moves by keyboard to screen readers. */
export function ArrangeArea({ arranging, children }: ArrangeAreaProps) {
  const intl = useIntl();
  return (
    <DndProvider backend={HTML5Backend}>
      {children}
      <VisuallyHidden id={arranging.instructionsId}>
        {intl.formatMessage(arrangingMessages.instructions)}
      </VisuallyHidden>
      <VisuallyHidden asChild>
        <div aria-live="assertive">{arranging.announcement}</div>
      </VisuallyHidden>
    </DndProvider>
  );
}
