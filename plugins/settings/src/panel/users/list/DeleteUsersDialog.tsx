import { formatValue, useHttp, useNotify, useSession } from '@admin/shell';
import { ConfirmDialog } from '@admin/ui';
import { useIntl } from 'react-intl';
import { feedbackMessages } from '../../feedback/messages.ts';
import { problemText } from '../../feedback/problem-text.ts';
import { userMessages } from '../messages.ts';
import { useUsersChanged } from '../users-queries.ts';

export interface DeleteUsersDialogProps {
  readonly open: boolean;
  /** Whom to delete; one's own account is left out. */
  readonly ids: readonly number[];
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before users are deleted, and says why when the server does not let them go. */
export function DeleteUsersDialog({ open, ids, onClose, onDeleted }: DeleteUsersDialogProps) {
  const intl = useIntl();
  const http = useHttp();
  const notify = useNotify();
  const changed = useUsersChanged();
  const ownId = useSession(({ user }) => user?.id);
  const others = ids.filter((id) => id !== ownId);
  const count = others.length;

  const remove = async (): Promise<void> => {
    const [only] = others;
    if (count === 0 || only === undefined) return;
    if (count === 1) await http.call('DELETE /admin/users/:id', { params: { id: only } });
    else await http.call('POST /admin/users/batch-delete', { body: { ids: [...others] } });
    notify({ tone: 'success', title: { ...userMessages.deleted, values: { count } } });
    onDeleted();
    await changed();
  };

  return (
    <ConfirmDialog
      body={
        <>
          {intl.formatMessage(userMessages.deleteBody)}
          {count < ids.length && ` ${intl.formatMessage(userMessages.deleteNotSelf)}`}
        </>
      }
      cancelLabel={intl.formatMessage(feedbackMessages.cancel)}
      confirmLabel={intl.formatMessage(userMessages.delete)}
      errorMessage={(error) => formatValue(intl, problemText(error))}
      onConfirm={remove}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      open={open}
      title={intl.formatMessage(userMessages.deleteTitle, { count })}
      tone="danger"
    />
  );
}
