import { formatValue, tags, useHttp, useNotify } from '@admin/shell';
import { ConfirmDialog } from '@admin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { feedbackMessages } from '../../feedback/messages.ts';
import { problemText } from '../../feedback/problem-text.ts';
import { webhookMessages } from '../messages.ts';

export interface DeleteWebhooksDialogProps {
  readonly open: boolean;
  readonly ids: readonly number[];
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before webhooks are deleted. */
export function DeleteWebhooksDialog({ open, ids, onClose, onDeleted }: DeleteWebhooksDialogProps) {
  const intl = useIntl();
  const http = useHttp();
  const notify = useNotify();
  const queries = useQueryClient();
  const count = ids.length;

  const remove = async (): Promise<void> => {
    const [only] = ids;
    if (only === undefined) return;
    if (count === 1) await http.call('DELETE /admin/webhooks/:id', { params: { id: only } });
    else await http.call('POST /admin/webhooks/batch-delete', { body: { ids } });
    notify({ tone: 'success', title: { ...webhookMessages.deleted, values: { count } } });
    onDeleted();
    await queries.invalidateQueries({ queryKey: [tags.webhook] });
  };

  return (
    <ConfirmDialog
      body={intl.formatMessage(webhookMessages.deleteBody)}
      cancelLabel={intl.formatMessage(feedbackMessages.cancel)}
      confirmLabel={intl.formatMessage(webhookMessages.delete)}
      errorMessage={(error) => formatValue(intl, problemText(error))}
      onConfirm={remove}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      open={open}
      title={intl.formatMessage(webhookMessages.deleteTitle, { count })}
      tone="danger"
    />
  );
}
