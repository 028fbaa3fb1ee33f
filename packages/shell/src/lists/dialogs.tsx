import { ConfirmDialog, type ConfirmDialogProps } from '@admin/ui';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useService } from '../extension/react/use-service.ts';
import { errorText } from '../messages/error-text.ts';
import { formatValue, type FilledMessage, type MessageDescriptor } from '../messages/message.ts';
import { notifyRef } from '../service-refs.ts';
import { listMessages } from './messages.ts';

/** The subject of a dialog. It remains while the closing dialog is still visible. */
export interface DialogSubject<Subject> {
  /** Null until the dialog opens for the first time. */
  readonly subject: Subject | null;
  readonly isOpen: boolean;
  /** Number of times the dialog was opened: as its `key`, it resets the state of the dialog. */
  readonly openings: number;
  readonly open: (subject: Subject) => void;
  readonly close: () => void;
}

/** Returns the state of a dialog about one subject, such as the row to delete. `open` and `close` are stable. */
export function useDialogSubject<Subject>(): DialogSubject<Subject> {
  const [state, setState] = useState<Pick<DialogSubject<Subject>, 'subject' | 'isOpen' | 'openings'>>({
    subject: null,
    isOpen: false,
    openings: 0,
  });
  const open = useCallback(
    (subject: Subject) => setState(({ openings }) => ({ subject, isOpen: true, openings: openings + 1 })),
    [],
  );
  const close = useCallback(() => setState((before) => ({ ...before, isOpen: false })), []);
  return useMemo(() => ({ ...state, open, close }), [state, open, close]);
}

export interface DangerDialogProps extends Pick<ConfirmDialogProps, 'open' | 'title' | 'body' | 'onConfirm'> {
  /** The action as a verb. */
  readonly confirmLabel: string;
  readonly onClose: () => void;
}

/** Asks for confirmation of an irreversible action. Stays open and shows the error if the action fails. */
export function DangerDialog({ onClose, ...dialog }: DangerDialogProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      {...dialog}
      cancelLabel={intl.formatMessage(listMessages.cancel)}
      errorMessage={(error) => formatValue(intl, errorText(error))}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      tone="danger"
    />
  );
}

export interface DeleteDialogProps {
  readonly open: boolean;
  readonly messages: Readonly<Record<'deleteTitle' | 'deleteBody' | 'delete', MessageDescriptor>>;
  /** Values for the placeholders of the title. */
  readonly values: FilledMessage['values'];
  /** A sentence after the body. */
  readonly note?: MessageDescriptor | undefined;
  /** Deletes and notifies the user. If it rejects, the dialog stays open and shows the error. */
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for confirmation before items of a list are deleted. */
export function DeleteDialog({ open, messages, values, note, onDelete, onClose }: DeleteDialogProps) {
  const intl = useIntl();
  const notify = useService(notifyRef);
  const handleConfirm = async (): Promise<void> => {
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
      onConfirm={handleConfirm}
      open={open}
      title={intl.formatMessage(messages.deleteTitle, values)}
    />
  );
}
