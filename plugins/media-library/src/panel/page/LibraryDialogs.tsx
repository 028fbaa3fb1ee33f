import { DeleteDialog } from '../folders/DeleteDialog.tsx';
import { FolderDialog } from '../folders/FolderDialog.tsx';
import { MoveDialog } from '../folders/MoveDialog.tsx';
import type { Several } from '../folders/several.ts';
import type { Questions } from './use-questions.ts';

export interface LibraryDialogsProps {
  readonly questions: Questions;
  /** Id of the open folder; null at the top. */
  readonly folder: number | null;
  /** Files and folders are where they were no more. */
  readonly onGone: (items: Several) => void;
}

/** The dialogs over the library's page: folders, moving, deleting. */
export function LibraryDialogs({ questions, folder, onGone }: LibraryDialogsProps) {
  const { asked, isOpen, number, close } = questions;
  if (!asked) return null;
  const common = { open: isOpen, onClose: close };
  if (asked.about === 'folder') {
    return <FolderDialog {...common} folder={asked.folder} key={number} parent={folder} />;
  }
  const { items } = asked;
  return asked.about === 'move' ? (
    <MoveDialog {...common} from={folder} items={items} key={number} onMoved={() => onGone(items)} />
  ) : (
    <DeleteDialog {...common} items={items} key={number} onDeleted={() => onGone(items)} />
  );
}
