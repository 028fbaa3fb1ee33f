import {
  PageBody,
  PageHeader,
  SelectionArea,
  UnsavedGuard,
  useCan,
  useDialogSubject,
  useRowSelection,
} from '@admin/shell';
import { usePageInRange, type RowSelection } from '@admin/shell/host';
import { Button, Icon, Skeleton, ToolbarItem } from '@admin/ui';
import { FolderPlus, MoveRight, Trash2 } from '@admin/ui/icons';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { uploadActions } from '../../upload-actions.ts';
import { fileKey, folderKey, idsOf } from '../browser/library-items.ts';
import { LibraryBrowser } from '../browser/LibraryBrowser.tsx';
import { useLibrary, type ShownLibrary } from '../browser/use-library.ts';
import { FileDialog } from '../details/FileDialog.tsx';
import { folderMessages } from '../folders/messages.ts';
import { libraryTitle } from '../pages.ts';
import { UploadArea } from '../uploads/UploadArea.tsx';
import { UploadButton } from '../uploads/UploadButton.tsx';
import { UploadList } from '../uploads/UploadList.tsx';
import { isUploading, useUploadQueue } from '../uploads/use-upload-queue.ts';
import { useLibraryActions } from './item-menus.tsx';
import { LibraryDialogs, type LibrarySubject } from './LibraryDialogs.tsx';
import { pageMessages as messages } from './messages.ts';
import { useLibraryAddress } from './use-library-address.ts';

const allKinds = [] as const;

type OpenDialog = (subject: LibrarySubject) => void;

/** The files of the project in folders, with search, upload, and actions on files and folders. */
export function LibraryPage() {
  const address = useLibraryAddress();
  const { list: location, hrefFor, change, fileHref, openFile, closeFile } = address;
  const library = useLibrary(location, allKinds);
  const mayAdd = useCan([{ action: uploadActions.create }]);
  const mayUpdate = useCan([{ action: uploadActions.update }]);
  const { queue, ...uploads } = useUploadQueue();
  const dialog = useDialogSubject<LibrarySubject>();
  const { folder, search, kind, since, until, withoutText, unused } = location;
  const selection = useRowSelection({ folder, search, kind, since, until, withoutText, unused });
  usePageInRange({ address, pageCount: library.counts?.pageCount });
  const actions = useLibraryActions({ fileHref, mayUpdate, onOpenDialog: dialog.open });
  const links = useMemo(() => ({ hrefFor, change }), [hrefFor, change]);
  const upload = (files: readonly File[]): void => queue.add(files, { folder });
  const uploadButton = mayAdd ? <UploadButton onFiles={upload} variant="primary" /> : undefined;
  return (
    <UploadArea folder={library.way.at(-1)?.name} onFiles={mayAdd ? upload : undefined} room="page">
      <LibraryHeader library={library} onOpenDialog={dialog.open} uploadButton={uploadButton} />
      <PageBody content="list">
        <SelectionArea
          actions={<SelectionActions onOpenDialog={dialog.open} selection={selection} />}
          count={selection.selected.size}
          messages={messages}
          onClear={selection.clear}
        >
          <LibraryBrowser
            actions={actions}
            allowed={allKinds}
            areFoldersChecked={mayUpdate}
            emptyAction={uploadButton}
            library={library}
            links={links}
            location={location}
            selection={mayUpdate ? selection : undefined}
          >
            <UploadList {...uploads} queue={queue} />
          </LibraryBrowser>
        </SelectionArea>
      </PageBody>
      <LibraryDialogs
        dialog={dialog}
        folder={folder}
        onRemoved={({ fileIds, folderIds }) =>
          selection.forget([...fileIds.map(fileKey), ...folderIds.map(folderKey)])
        }
      />
      {openFile !== null && <FileDialog id={openFile} onClose={closeFile} onDeleted={closeFile} open />}
      <UnsavedGuard
        isDirty={useCallback(() => isUploading(queue.list()), [queue])}
        subscribe={queue.subscribe}
      />
    </UploadArea>
  );
}

interface LibraryHeaderProps {
  readonly library: ShownLibrary;
  /** Undefined without permission to upload. */
  readonly uploadButton: ReactNode | undefined;
  readonly onOpenDialog: OpenDialog;
}

function LibraryHeader({ library, uploadButton, onOpenDialog }: LibraryHeaderProps) {
  const intl = useIntl();
  const { counts, status } = library;
  const count = counts && intl.formatMessage(messages.count, { count: counts.total });
  return (
    <PageHeader
      actions={
        uploadButton !== undefined && (
          <>
            <Button
              onClick={() => onOpenDialog({ action: 'folder', folder: null })}
              startIcon={<Icon icon={FolderPlus} />}
            >
              {intl.formatMessage(folderMessages.add)}
            </Button>
            {uploadButton}
          </>
        )
      }
      subtitle={count ?? (status === 'failed' ? ' ' : <Skeleton />)}
      title={intl.formatMessage(libraryTitle)}
    />
  );
}

interface SelectionActionsProps {
  readonly selection: RowSelection;
  readonly onOpenDialog: OpenDialog;
}

function SelectionActions({ selection, onOpenDialog }: SelectionActionsProps) {
  const intl = useIntl();
  const open = (action: 'move' | 'delete') => onOpenDialog({ action, items: idsOf(selection.selected) });
  return (
    <>
      <ToolbarItem>
        <Button onClick={() => open('move')} size="small" startIcon={<Icon icon={MoveRight} />}>
          {intl.formatMessage(folderMessages.move)}
        </Button>
      </ToolbarItem>
      <ToolbarItem>
        <Button
          onClick={() => open('delete')}
          size="small"
          startIcon={<Icon icon={Trash2} />}
          variant="danger"
        >
          {intl.formatMessage(folderMessages.delete)}
        </Button>
      </ToolbarItem>
    </>
  );
}
