import { ConfirmDialog, type ConfirmDialogProps } from '@admin/ui';
import { useIntl } from 'react-intl';
import { errorText } from '../messages/error-text.ts';
import { formatValue } from '../messages/message.ts';
import { listMessages } from './messages.ts';

export interface DangerDialogProps extends Pick<ConfirmDialogProps, 'open' | 'title' | 'body' | 'onConfirm'> {
  /** The action as a verb. */
  readonly confirmLabel: string;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone; stays and says why when the server does not let it happen. */
export function DangerDialog({ onClose, ...question }: DangerDialogProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      {...question}
      cancelLabel={intl.formatMessage(listMessages.cancel)}
      errorMessage={(error) => formatValue(intl, errorText(error))}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      tone="danger"
    />
  );
}
