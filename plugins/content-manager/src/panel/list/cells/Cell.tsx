import type { AttributeType, Entry } from '@admin/content-model';
import type { ReactNode } from 'react';
import type { ListColumn } from '../../../points.ts';
import { ComponentCell } from './ComponentCell.tsx';
import { DateCell } from './DateCell.tsx';
import { isEmptyValue } from './empty-value.ts';
import { MediaCell } from './MediaCell.tsx';
import { NumberCell } from './NumberCell.tsx';
import { RelationCell } from './RelationCell.tsx';
import { BooleanCell, TextCell } from './TextCell.tsx';

/** What every kind of cell is given; the value is never empty. */
export interface CellProps {
  readonly column: ListColumn;
  readonly entry: Entry;
  /** Uid of the listed content type. */
  readonly uid: string;
  readonly value: unknown;
}

type CellComponent = (props: CellProps) => ReactNode;

/** The cell of each attribute type; a type that is not here is shown as text. */
const cells: Partial<Record<AttributeType, CellComponent>> = {
  boolean: BooleanCell,
  integer: NumberCell,
  float: NumberCell,
  decimal: NumberCell,
  date: DateCell,
  datetime: DateCell,
  media: MediaCell,
  relation: RelationCell,
  component: ComponentCell,
};

/** The value of an entry in one column; a dash when there is none. */
export function Cell(props: CellProps) {
  const { attribute } = props.column;
  if (isEmptyValue(attribute, props.value)) return '-';
  const Kind: CellComponent = (attribute && cells[attribute.type]) ?? TextCell;
  return <Kind {...props} />;
}
