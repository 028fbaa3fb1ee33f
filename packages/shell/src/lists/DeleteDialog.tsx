import { useIntl } from 'react-intl';
import type { FilledMessage, MessageDescriptor } from '../messages/message.ts';
import { useService } from '../extension/react/use-service.ts';
import { notifyRef } from '../service-refs.ts';

import { DangerDialog } from './DangerDialog.tsx';
import { listMessages } from './messages.ts';

export interface DeleteDialogProps {
  readonly open: boolean;
  readonly messages: Readonly<Record<'deleteTitle' | 'deleteBody' | 'delete', MessageDescriptor>>;
  /** What goes into the placeholders of the title. */
  readonly values: FilledMessage['values'];
  /** A sentence after the body. */
  readonly note?: MessageDescriptor | undefined;
  /** Deletes and tells of it; when it rejects, a notice says so, and the dialog stays and says why. */
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before something of a list is deleted. */
export function DeleteDialog({ open, messages, values, note, onDelete, onClose }: DeleteDialogProps) {
  const intl = useIntl();
  const notify = useService(notifyRef);
  const remove = async (): Promise<void> => {
    try {
      await onDelete();
    } catch (error) {
      notify({ tone: 'warning', title: listMessages.failed });
      throw error;
    }
  };
  return (
    <DangerDialog
      body={
        <>
          {intl.formatMessage(messages.deleteBody)}
          {note && ` ${intl.formatMessage(note)}`}
        </>
      }
      confirmLabel={intl.formatMessage(messages.delete)}
      onClose={onClose}
      onConfirm={remove}
      open={open}
      title={intl.formatMessage(messages.deleteTitle, values)}
    />
  );
}
