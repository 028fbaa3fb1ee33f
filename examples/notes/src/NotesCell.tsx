import type { ListCellProps } from '@admin/plugin-content-manager/points';

/** The number of notes about an entry. */
export default function NotesCell({ loaded = 0 }: ListCellProps<number>) {
  return loaded;
}
