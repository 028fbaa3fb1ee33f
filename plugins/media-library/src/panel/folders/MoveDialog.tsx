import { errorText, formatValue, notifyRef, useService } from '@admin/shell';
import { Button, Dialog } from '@admin/ui';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLibraryChanged, useLibraryClient } from '../calls/library-queries.ts';
import styles from './FolderDialog.module.css';
import { FolderSelect } from './FolderSelect.tsx';
import { folderMessages } from './messages.ts';
import type { ItemIds } from './DeleteDialog.tsx';

export interface MoveDialogProps {
  readonly open: boolean;
  readonly items: ItemIds;
  /** Id of the current folder; null for the top level. */
  readonly from: number | null;
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

/** Moves files and folders to another folder. */
export function MoveDialog({ open, items, from, onMoved, onClose }: MoveDialogProps) {
  const intl = useIntl();
  const client = useLibraryClient();
  const changed = useLibraryChanged();
  const notify = useService(notifyRef);
  const [folder, setFolder] = useState(from);
  const [sending, setSending] = useState<'idle' | 'sending' | { readonly error: unknown }>('idle');
  const { fileIds, folderIds } = items;
  const count = fileIds.length + folderIds.length;
  const without = useMemo(() => new Set(folderIds), [folderIds]);

  const move = async (): Promise<void> => {
    setSending('sending');
    try {
      await client.call('POST /upload/actions/bulk-move', {
        body: { fileIds: [...fileIds], folderIds: [...folderIds], destinationFolderId: folder },
      });
    } catch (error) {
      setSending({ error });
      return;
    }
    setSending('idle');
    onMoved();
    onClose();
    notify({ tone: 'success', title: { ...folderMessages.moved, values: { count } } });
    await changed();
  };
  const error = typeof sending === 'object' ? formatValue(intl, errorText(sending.error)) : undefined;
  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose}>{intl.formatMessage(folderMessages.cancel)}</Button>
          <Button
            disabled={folder === from}
            loading={sending === 'sending'}
            onClick={() => void move()}
            variant="primary"
          >
            {intl.formatMessage(folderMessages.move)}
          </Button>
        </>
      }
      labels={{ close: intl.formatMessage(folderMessages.close) }}
      onOpenChange={(isOpen) => {
        if (!isOpen && sending !== 'sending') onClose();
      }}
      open={open}
      size="small"
      title={intl.formatMessage(folderMessages.moveTitle, { count })}
    >
      <div className={styles.room}>
        <FolderSelect
          error={error}
          label={intl.formatMessage(folderMessages.destination)}
          onChange={setFolder}
          value={folder}
          without={without}
        />
      </div>
    </Dialog>
  );
}
