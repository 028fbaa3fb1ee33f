import type { Attribute, Entry } from '@admin/content-model';
import type { ListColumn } from '../../../points.ts';

/** Props of all cells; the value is never empty. */
export interface CellProps {
  readonly column: ListColumn;
  readonly entry: Entry;
  /** Uid of the listed content type. */
  readonly uid: string;
  readonly value: unknown;
  /** The attribute that names the components of the column. */
  readonly mainAttribute?: Attribute | undefined;
  /** `link` for the cell that links the row; a link must not contain buttons. */
  readonly display: 'link' | 'cell';
}
