import { useIntl } from 'react-intl';
import type { CellProps } from './Cell.tsx';

/** A number in the reader's notation; integers without fractions, others with up to 20 digits of them. */
export function NumberCell({ column, value }: CellProps) {
  const maximumFractionDigits = column.attribute?.type === 'integer' ? 0 : 20;
  return useIntl().formatNumber(Number(value), { maximumFractionDigits });
}
