import type { DialogSubject } from '@admin/shell/host';
import type { Folder } from '../../folder-schemas.ts';
import { DeleteDialog, type ItemIds } from '../folders/DeleteDialog.tsx';
import { FolderDialog } from '../folders/FolderDialog.tsx';
import { MoveDialog } from '../folders/MoveDialog.tsx';

/** The subject of the dialogs of the library; `folder: null` adds a folder. */
export type LibrarySubject =
  | { readonly action: 'folder'; readonly folder: Pick<Folder, 'id' | 'name'> | null }
  | { readonly action: 'move' | 'delete'; readonly items: ItemIds };

export interface LibraryDialogsProps {
  readonly dialog: DialogSubject<LibrarySubject>;
  /** Id of the open folder; null at the top. */
  readonly folder: number | null;
  /** Called after files and folders were moved or deleted. */
  readonly onRemoved: (items: ItemIds) => void;
}

/** The dialogs of the library page: folder, move, delete. */
export function LibraryDialogs({ dialog, folder, onRemoved }: LibraryDialogsProps) {
  const { subject, isOpen, openings, close } = dialog;
  if (!subject) return null;
  const common = { open: isOpen, onClose: close };
  if (subject.action === 'folder') {
    return <FolderDialog {...common} folder={subject.folder} key={openings} parent={folder} />;
  }
  const { items } = subject;
  return subject.action === 'move' ? (
    <MoveDialog {...common} from={folder} items={items} key={openings} onMoved={() => onRemoved(items)} />
  ) : (
    <DeleteDialog {...common} items={items} key={openings} onDeleted={() => onRemoved(items)} />
  );
}
