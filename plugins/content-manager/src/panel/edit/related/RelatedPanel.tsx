import { Dialog } from '@admin/ui';
import { Suspense, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import type { CallParameters } from '../../address/index.ts';
import { EditSkeleton } from '../skeletons/EditSkeleton.tsx';
import { relatedMessages } from './messages.ts';
import type { OpenPanels, RelatedRequest } from '../relations/open-panels.ts';
import type { RelatedPanelSlotProps } from './use-related-panel.ts';
import { RelatedLoader } from './RelatedLoader.tsx';
import { useRelatedType } from '../relations/use-related-type.ts';

export interface RelatedPanelProps {
  readonly request: RelatedRequest;
  readonly panels: OpenPanels;
  /** Which panel over the page it is, counted from 1. */
  readonly depth: number;
  /** The place of a panel over this one. */
  readonly Slot: ComponentType<RelatedPanelSlotProps>;
  /** What calls about the entry that links carry: the related one is in the same locale. */
  readonly parameters: CallParameters;
  readonly onClose: () => void;
}

/** A related entry, opened beside the one that links it. */
export function RelatedPanel({ request, panels, depth, parameters, Slot, onClose }: RelatedPanelProps) {
  const intl = useIntl();
  const type = useRelatedType(request.uid)?.name ?? request.uid;
  const title = request.id === null ? relatedMessages.createTitle : relatedMessages.editTitle;
  return (
    <Dialog
      labels={{ close: intl.formatMessage(relatedMessages.close) }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      open
      outsideClick="block"
      placement="side"
      title={intl.formatMessage(title, { type })}
    >
      <Suspense fallback={<EditSkeleton />}>
        <RelatedLoader depth={depth} panels={panels} parameters={parameters} request={request} Slot={Slot} />
      </Suspense>
    </Dialog>
  );
}
