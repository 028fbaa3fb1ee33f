import { ApiError, errorText, formatValue, notifyRef, useService } from '@admin/shell';
import { ConfirmDialog } from '@admin/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLibraryChanged, useLibraryClient } from '../calls/library-queries.ts';
import { FileUseList } from '../uses/FileUseList.tsx';
import { folderMessages } from './messages.ts';

/** The files and folders of an operation. */
export interface ItemIds {
  readonly fileIds: readonly number[];
  readonly folderIds: readonly number[];
  /** The name, if it is only one. */
  readonly name?: string | undefined;
}

interface DeleteDialogProps {
  readonly open: boolean;
  readonly items: ItemIds;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/**
 * Deletes files and folders. If entries use any of them, a second confirmation is required; the server enforces it,
 * since entries may start to use a file while the dialog is open.
 */
export function DeleteDialog({ open, items, onDeleted, onClose }: DeleteDialogProps) {
  const intl = useIntl();
  const client = useLibraryClient();
  const changed = useLibraryChanged();
  const notify = useService(notifyRef);
  const [isWarned, setWarned] = useState(false);
  const { fileIds, folderIds, name } = items;
  const count = fileIds.length + folderIds.length;
  const [only] = fileIds;

  const remove = async (): Promise<void> => {
    try {
      await client.call('POST /upload/actions/bulk-delete', {
        body: { fileIds: [...fileIds], folderIds: [...folderIds], onlyUnused: !isWarned },
      });
    } catch (error) {
      if (isInUse(error)) setWarned(true);
      throw error;
    }
    onDeleted();
    notify({ tone: 'success', title: { ...folderMessages.deleted, values: { count } } });
    await changed();
  };
  const lost =
    folderIds.length > 0
      ? folderMessages.deleteFolders
      : count === 1
        ? folderMessages.deleteFile
        : folderMessages.deleteFiles;
  return (
    <ConfirmDialog
      body={
        <>
          <p>{intl.formatMessage(lost)}</p>
          {isWarned && count === 1 && only !== undefined && <FileUseList id={only} />}
        </>
      }
      cancelLabel={intl.formatMessage(folderMessages.cancel)}
      confirmLabel={intl.formatMessage(isWarned ? folderMessages.deleteAnyway : folderMessages.delete)}
      errorMessage={(error) =>
        isInUse(error) ? intl.formatMessage(folderMessages.inUseUnknown) : formatValue(intl, errorText(error))
      }
      onConfirm={remove}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      open={open}
      title={
        count === 1 && name !== undefined
          ? intl.formatMessage(folderMessages.deleteOne, { name })
          : intl.formatMessage(folderMessages.deleteSeveral, { count })
      }
      tone="danger"
    />
  );
}

const isInUse = (error: unknown): boolean => error instanceof ApiError && error.status === 409;
