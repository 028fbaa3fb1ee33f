import type { AttributeType } from '@admin/content-model';
import { NoValue } from '@admin/shell';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { CellProps } from './cell-props.ts';
import { ComponentCell } from './ComponentCell.tsx';
import { MediaCell } from './MediaCell.tsx';
import { RelationCell } from './RelationCell.tsx';
import { isEmptyValue, scalarCell } from './ScalarCells.tsx';

/** Cells of attribute types whose values are not scalar. */
const cells: Partial<Record<AttributeType, (props: CellProps) => ReactNode>> = {
  media: MediaCell,
  relation: RelationCell,
  component: ComponentCell,
};

/** Returns the value of an entry in one column, or a dash. */
export function cellOf(props: CellProps, intl: IntlShape): ReactNode {
  const { attribute } = props.column;
  if (isEmptyValue(attribute, props.value)) return <NoValue />;
  const Kind = attribute && cells[attribute.type];
  return Kind ? <Kind {...props} /> : scalarCell(props, intl);
}
