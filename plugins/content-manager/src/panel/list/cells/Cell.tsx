import type { Attribute, AttributeType, Entry } from '@admin/content-model';
import { NoValue } from '@admin/shell';
import type { ReactNode } from 'react';
import type { ListColumn } from '../../../points.ts';
import { BooleanCell } from './BooleanCell.tsx';
import { ComponentCell } from './component/ComponentCell.tsx';
import { DateCell } from './DateCell.tsx';
import { EnumerationCell } from './EnumerationCell.tsx';
import { MediaCell } from './media/MediaCell.tsx';
import { NumberCell } from './NumberCell.tsx';
import { RelationCell } from './relation/RelationCell.tsx';
import { TextCell } from './TextCell.tsx';
import { TimeCell } from './TimeCell.tsx';
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

type CellComponent = (props: CellProps) => ReactNode;

/** The cell of each attribute type; a type that is not here is shown as text. */
const cells: Partial<Record<AttributeType, CellComponent>> = {
  boolean: BooleanCell,
  integer: NumberCell,
  float: NumberCell,
  decimal: NumberCell,
  enumeration: EnumerationCell,
  date: DateCell,
  datetime: DateCell,
  time: TimeCell,
  media: MediaCell,
  relation: RelationCell,
  component: ComponentCell,
};

/** The value of an entry in one column; a dash when there is none. */
export function Cell(props: CellProps) {
  const { attribute } = props.column;
  if (isEmptyValue(attribute, props.value)) return <NoValue />;
  const Kind: CellComponent = (attribute && cells[attribute.type]) ?? TextCell;
  return <Kind {...props} />;
}
