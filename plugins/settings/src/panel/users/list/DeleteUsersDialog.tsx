import { DeleteDialog, httpRef, notifyRef, sessionRef, useService, useStore } from '@admin/shell';
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
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const changed = useUsersChanged();
  const ownId = useStore(sessionRef, ({ user }) => user?.id);
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
    <DeleteDialog
      messages={userMessages}
      note={count < ids.length ? userMessages.deleteNotSelf : undefined}
      onClose={onClose}
      onDelete={remove}
      open={open}
      values={{ count }}
    />
  );
}
