import type { AttributeType } from '@admin/content-model';
import { NoValue } from '@admin/shell';
import type { ReactNode } from 'react';
import type { CellProps } from './cell-props.ts';
import { ComponentCell } from './component/ComponentCell.tsx';
import { MediaCell } from './media/MediaCell.tsx';
import { RelationCell } from './relation/RelationCell.tsx';
import { ScalarCell } from './ScalarCell.tsx';
import { isEmptyValue } from './values/empty-value.ts';

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
