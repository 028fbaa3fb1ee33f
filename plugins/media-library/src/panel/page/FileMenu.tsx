import { useCan } from '@admin/shell';
import { DropdownMenu, IconButton, type MenuItem } from '@admin/ui';
import { Download, EllipsisVertical, LinkIcon, MoveRight, Pencil, Trash2 } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import type { UploadedFile } from '../../file-shapes.ts';
import { uploadActions } from '../../upload-actions.ts';
import { useCopyLink, useDownload } from '../details/file-actions.ts';
import { fileMessages as say } from '../details/messages.ts';
import type { Several } from '../folders/several.ts';

export interface FileMenuProps {
  readonly file: UploadedFile;
  readonly href: string;
  readonly onMove: (items: Several) => void;
  readonly onDelete: (items: Several) => void;
}

/** What can be done with a file of the library. */
export function FileMenu({ file, href, onMove, onDelete }: FileMenuProps) {
  const intl = useIntl();
  const mayUpdate = useCan([{ action: uploadActions.update }]);
  const mayCopy = useCan([{ action: uploadActions.copyLink }]);
  const mayDownload = useCan([{ action: uploadActions.download }]);
  const copy = useCopyLink();
  const download = useDownload();
  const items: Several = { fileIds: [file.id], folderIds: [], name: file.name };
  const menu: readonly (MenuItem | false)[] = [
    { kind: 'link', id: 'details', label: intl.formatMessage(say.details), icon: Pencil, href },
    mayCopy && {
      id: 'copy',
      label: intl.formatMessage(say.copyLink),
      icon: LinkIcon,
      onSelect: () => void copy(file),
    },
    mayDownload && {
      id: 'download',
      label: intl.formatMessage(say.download),
      icon: Download,
      onSelect: () => download(file),
    },
    mayUpdate && {
      id: 'move',
      label: intl.formatMessage(say.move),
      icon: MoveRight,
      onSelect: () => onMove(items),
    },
    mayUpdate && {
      id: 'delete',
      label: intl.formatMessage(say.delete),
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
          label={intl.formatMessage(say.actionsFor, { name: file.name })}
          size="small"
        />
      }
    />
  );
}
