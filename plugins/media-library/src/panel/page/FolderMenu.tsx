import { DropdownMenu, IconButton } from '@admin/ui';
import { EllipsisVertical, MoveRight, Pencil, Trash2 } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import type { CountedFolder } from '../../folder-shapes.ts';
import { fileMessages } from '../details/messages.ts';
import { folderMessages as say } from '../folders/messages.ts';
import type { Several } from '../folders/several.ts';

export interface FolderMenuProps {
  readonly folder: CountedFolder;
  readonly onEdit: (folder: CountedFolder) => void;
  readonly onMove: (items: Several) => void;
  readonly onDelete: (items: Several) => void;
}

/** What can be done with a folder, for those who may change the library. */
export function FolderMenu({ folder, onEdit, onMove, onDelete }: FolderMenuProps) {
  const intl = useIntl();
  const items: Several = { fileIds: [], folderIds: [folder.id], name: folder.name };
  return (
    <DropdownMenu
      align="end"
      items={[
        { id: 'edit', label: intl.formatMessage(say.edit), icon: Pencil, onSelect: () => onEdit(folder) },
        { id: 'move', label: intl.formatMessage(say.move), icon: MoveRight, onSelect: () => onMove(items) },
        {
          id: 'delete',
          label: intl.formatMessage(say.delete),
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
