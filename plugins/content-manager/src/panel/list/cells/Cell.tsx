import type { AttributeType } from '@admin/content-model';
import { noValue } from '@admin/shell';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { CellProps } from './cell-props.ts';
import { componentCell } from './ComponentCell.tsx';
import { mediaCell } from './MediaCell.tsx';
import { relationCell } from './RelationCell.tsx';
import { type CellContent, isEmptyValue, scalarCell } from './ScalarCells.tsx';

/** Cells of attribute types whose values are not scalar. */
const cells: Partial<Record<AttributeType, CellContent>> = {
  media: mediaCell,
  relation: relationCell,
  component: componentCell,
};

/** Returns the value of an entry in one column, or a dash. */
export function cellOf(props: CellProps, intl: IntlShape): ReactNode {
  const { attribute } = props.column;
  if (isEmptyValue(attribute, props.value)) return noValue;
  return ((attribute && cells[attribute.type]) ?? scalarCell)(props, intl);
}
