import { useCan } from '@admin/shell';
import { DropdownMenu, IconButton, type MenuItem } from '@admin/ui';
import { Download, EllipsisVertical, LinkIcon, MoveRight, Pencil, Trash2 } from '@admin/ui/icons';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { UploadedFile } from '../../file-schemas.ts';
import type { CountedFolder } from '../../folder-schemas.ts';
import { uploadActions } from '../../upload-actions.ts';
import type { LibraryActions } from '../browser/library-items.ts';
import { useCopyLink, useDownload } from '../details/file-actions.ts';
import { fileMessages } from '../details/messages.ts';
import type { ItemIds } from '../folders/DeleteDialog.tsx';
import { folderMessages } from '../folders/messages.ts';
import type { LibrarySubject } from './LibraryDialogs.tsx';

interface LibraryActionsSpec {
  readonly fileHref: (file: Pick<UploadedFile, 'id'>) => string;
  readonly mayUpdate: boolean;
  readonly onOpenDialog: (subject: LibrarySubject) => void;
}

/** Returns the actions of each file and folder of the page; the object stays the same while they do not change. */
export function useLibraryActions({ fileHref, mayUpdate, onOpenDialog }: LibraryActionsSpec): LibraryActions {
  const move = useCallback((items: ItemIds) => onOpenDialog({ action: 'move', items }), [onOpenDialog]);
  const remove = useCallback((items: ItemIds) => onOpenDialog({ action: 'delete', items }), [onOpenDialog]);
  const fileMenu = useCallback(
    (file: UploadedFile) => <FileMenu file={file} href={fileHref(file)} onDelete={remove} onMove={move} />,
    [fileHref, remove, move],
  );
  const folderMenu = useCallback(
    (folder: CountedFolder) => (
      <FolderMenu
        folder={folder}
        onDelete={remove}
        onEdit={(edited) => onOpenDialog({ action: 'folder', folder: edited })}
        onMove={move}
      />
    ),
    [onOpenDialog, remove, move],
  );
  return useMemo(
    () => ({ fileHref, fileMenu, ...(mayUpdate && { folderMenu }) }),
    [fileHref, fileMenu, folderMenu, mayUpdate],
  );
}

interface FileMenuProps {
  readonly file: UploadedFile;
  readonly href: string;
  readonly onMove: (items: ItemIds) => void;
  readonly onDelete: (items: ItemIds) => void;
}

/** The menu of a file. */
function FileMenu({ file, href, onMove, onDelete }: FileMenuProps) {
  const intl = useIntl();
  const mayUpdate = useCan([{ action: uploadActions.update }]);
  const mayCopy = useCan([{ action: uploadActions.copyLink }]);
  const mayDownload = useCan([{ action: uploadActions.download }]);
  const copy = useCopyLink();
  const download = useDownload();
  const items: ItemIds = { fileIds: [file.id], folderIds: [], name: file.name };
  const menu: readonly (MenuItem | false)[] = [
    { kind: 'link', id: 'details', label: intl.formatMessage(fileMessages.details), icon: Pencil, href },
    mayCopy && {
      id: 'copy',
      label: intl.formatMessage(fileMessages.copyLink),
      icon: LinkIcon,
      onSelect: () => void copy(file),
    },
    mayDownload && {
      id: 'download',
      label: intl.formatMessage(fileMessages.download),
      icon: Download,
      onSelect: () => download(file),
    },
    mayUpdate && {
      id: 'move',
      label: intl.formatMessage(fileMessages.move),
      icon: MoveRight,
      onSelect: () => onMove(items),
    },
    mayUpdate && {
      id: 'delete',
      label: intl.formatMessage(fileMessages.delete),
      icon: Trash2,
      tone: 'danger',
      onSelect: () => onDelete(items),
    },
  ];
  return (
    <DropdownMenu
      align="end"
      items={menu.filter((item) => item !== false)}
      sheetTitle={file.name}
      trigger={
        <IconButton
          icon={EllipsisVertical}
          label={intl.formatMessage(fileMessages.actionsFor, { name: file.name })}
          size="small"
        />
      }
    />
  );
}

interface FolderMenuProps {
  readonly folder: CountedFolder;
  readonly onEdit: (folder: CountedFolder) => void;
  readonly onMove: (items: ItemIds) => void;
  readonly onDelete: (items: ItemIds) => void;
}

/** The menu of a folder, for users who may change the library. */
function FolderMenu({ folder, onEdit, onMove, onDelete }: FolderMenuProps) {
  const intl = useIntl();
  const items: ItemIds = { fileIds: [], folderIds: [folder.id], name: folder.name };
  return (
    <DropdownMenu
      align="end"
      items={[
        {
          id: 'edit',
          label: intl.formatMessage(folderMessages.edit),
          icon: Pencil,
          onSelect: () => onEdit(folder),
        },
        {
          id: 'move',
          label: intl.formatMessage(folderMessages.move),
          icon: MoveRight,
          onSelect: () => onMove(items),
        },
        {
          id: 'delete',
          label: intl.formatMessage(folderMessages.delete),
          icon: Trash2,
          tone: 'danger',
          onSelect: () => onDelete(items),
        },
      ]}
      sheetTitle={folder.name}
      trigger={
        <IconButton
          icon={EllipsisVertical}
          label={intl.formatMessage(fileMessages.actionsFor, { name: folder.name })}
          size="small"
        />
      }
    />
  );
}
