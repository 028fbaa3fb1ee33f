import { DeleteDialog, httpRef, notifyRef, useService } from '@admin/shell';
import { useQueryClient } from '@tanstack/react-query';
import { webhookMessages } from '../messages.ts';
import { webhookCalls } from '../webhook-queries.ts';
import { settingsTags } from '../../tags.ts';

export interface DeleteWebhooksDialogProps {
  readonly open: boolean;
  readonly ids: readonly number[];
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before webhooks are deleted. */
export function DeleteWebhooksDialog({ open, ids, onClose, onDeleted }: DeleteWebhooksDialogProps) {
  const calls = webhookCalls(useService(httpRef));
  const notify = useService(notifyRef);
  const queries = useQueryClient();
  const count = ids.length;

  const remove = async (): Promise<void> => {
    const [only] = ids;
    if (only === undefined) return;
    if (count === 1) await calls.call('DELETE /admin/webhooks/:id', { params: { id: only } });
    else await calls.call('POST /admin/webhooks/batch-delete', { body: { ids } });
    notify({ tone: 'success', title: { ...webhookMessages.deleted, values: { count } } });
    onDeleted();
    await queries.invalidateQueries({ queryKey: [settingsTags.webhook] });
  };

  return (
    <DeleteDialog
      messages={webhookMessages}
      onClose={onClose}
      onDelete={remove}
      open={open}
      values={{ count }}
    />
  );
}
