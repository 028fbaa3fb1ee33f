import type { AttributeType } from '@admin/content-model';
import type { ReactNode } from 'react';
import { BooleanCell } from './BooleanCell.tsx';
import type { CellProps } from './cell-props.ts';
import { DateCell } from './DateCell.tsx';
import { EnumerationCell } from './EnumerationCell.tsx';
import { NumberCell } from './NumberCell.tsx';
import { TextCell } from './TextCell.tsx';
import { TimeCell } from './TimeCell.tsx';

/** The cell of each type of plain values; a type that is not here is shown as text. */
const cells: Partial<Record<AttributeType, (props: CellProps) => ReactNode>> = {
  boolean: BooleanCell,
  integer: NumberCell,
  float: NumberCell,
  decimal: NumberCell,
  enumeration: EnumerationCell,
  date: DateCell,
  datetime: DateCell,
  time: TimeCell,
};

/** A plain value as its type is shown. */
export function ScalarCell(props: CellProps) {
  const { attribute } = props.column;
  const Kind = (attribute && cells[attribute.type]) ?? TextCell;
  return <Kind {...props} />;
}
