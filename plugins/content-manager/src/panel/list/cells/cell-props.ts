import type { Attribute, Entry } from '@admin/content-model';
import type { ListColumn } from '../../../points.ts';

/** What every kind of cell is given; the value is never empty. */
export interface CellProps {
  readonly column: ListColumn;
  readonly entry: Entry;
  /** Uid of the listed content type. */
  readonly uid: string;
  readonly value: unknown;
  /** What names the components of the column, if they are of a known kind. */
  readonly mainAttribute?: Attribute | undefined;
  /** Whether the cell is the row's link; then nothing in it can be pressed on its own. */
  readonly place: 'link' | 'cell';
}
