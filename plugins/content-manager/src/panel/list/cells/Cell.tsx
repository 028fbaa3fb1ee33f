import type { Attribute, AttributeType, Entry } from '@admin/content-model';
import { NoValue } from '@admin/shell';
import type { ReactNode } from 'react';
import type { ListColumn } from '../../../points.ts';
import { ComponentCell } from './component/ComponentCell.tsx';
import { MediaCell } from './media/MediaCell.tsx';
import { RelationCell } from './relation/RelationCell.tsx';
import { ScalarCell } from './ScalarCell.tsx';
import { isEmptyValue } from './values/empty-value.ts';

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

/** The cell of each type whose values are no plain ones. */
const cells: Partial<Record<AttributeType, (props: CellProps) => ReactNode>> = {
  media: MediaCell,
  relation: RelationCell,
  component: ComponentCell,
};

/** The value of an entry in one column; a dash when there is none. */
export function Cell(props: CellProps) {
  const { attribute } = props.column;
  if (isEmptyValue(attribute, props.value)) return <NoValue />;
  const Kind = (attribute && cells[attribute.type]) ?? ScalarCell;
  return <Kind {...props} />;
}
