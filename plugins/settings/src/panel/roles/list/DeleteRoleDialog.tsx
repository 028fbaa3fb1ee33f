import type { Role } from '@admin/contract';
import { DeleteDialog, httpRef, notifyRef, tags, useService } from '@admin/shell';
import { useQueryClient } from '@tanstack/react-query';
import { roleMessages } from '../messages.ts';

export interface DeleteRoleDialogProps {
  readonly open: boolean;
  readonly role: Role;
  readonly onClose: () => void;
}

/** Asks before a role is deleted. */
export function DeleteRoleDialog({ open, role, onClose }: DeleteRoleDialogProps) {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const queries = useQueryClient();
  const remove = async (): Promise<void> => {
    await http.call('DELETE /admin/roles/:id', { params: { id: role.id } });
    notify({ tone: 'success', title: roleMessages.deleted });
    await queries.invalidateQueries({ queryKey: [tags.role] });
  };
  return (
    <DeleteDialog
      messages={roleMessages}
      onClose={onClose}
      onDelete={remove}
      open={open}
      values={{ name: role.name }}
    />
  );
}
