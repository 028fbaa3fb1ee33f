import type { Role } from '@admin/contract';
import { formatValue, tags, useHttp, useNotify } from '@admin/shell';
import { ConfirmDialog } from '@admin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { feedbackMessages } from '../../feedback/messages.ts';
import { problemText } from '../../feedback/problem-text.ts';
import { roleMessages } from '../messages.ts';

export interface DeleteRoleDialogProps {
  readonly open: boolean;
  readonly role: Role;
  readonly onClose: () => void;
}

/** Asks before a role is deleted. */
export function DeleteRoleDialog({ open, role, onClose }: DeleteRoleDialogProps) {
  const intl = useIntl();
  const http = useHttp();
  const notify = useNotify();
  const queries = useQueryClient();
  const remove = async (): Promise<void> => {
    await http.call('DELETE /admin/roles/:id', { params: { id: role.id } });
    notify({ tone: 'success', title: roleMessages.deleted });
    await queries.invalidateQueries({ queryKey: [tags.role] });
  };
  return (
    <ConfirmDialog
      body={intl.formatMessage(roleMessages.deleteBody)}
      cancelLabel={intl.formatMessage(feedbackMessages.cancel)}
      confirmLabel={intl.formatMessage(roleMessages.delete)}
      errorMessage={(error) => formatValue(intl, problemText(error))}
      onConfirm={remove}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      open={open}
      title={intl.formatMessage(roleMessages.deleteTitle, { name: role.name })}
      tone="danger"
    />
  );
}
