import { ConfirmDialog } from '@admin/ui';
import { useIntl } from 'react-intl';
import { editMessages } from '../messages.ts';

export interface ConflictDialogProps {
  readonly open: boolean;
  readonly onKeepEditing: () => void;
  readonly onReload: () => Promise<void>;
}

/** Says that somebody else was quicker, and lets the user choose whose version to go on with. */
export function ConflictDialog({ open, onKeepEditing, onReload }: ConflictDialogProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      body={intl.formatMessage(editMessages.conflictBody)}
      cancelLabel={intl.formatMessage(editMessages.conflictKeep)}
      confirmLabel={intl.formatMessage(editMessages.conflictReload)}
      onConfirm={onReload}
      onOpenChange={(isOpen) => {
        if (!isOpen) onKeepEditing();
      }}
      open={open}
      title={intl.formatMessage(editMessages.conflictTitle)}
      tone="danger"
    />
  );
}
