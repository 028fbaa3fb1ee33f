import { useIntl } from 'react-intl';
import type { CellProps } from './cell-props.ts';
import styles from './cells.module.css';

/** A number in the reader's notation; integers without fractions, others with up to 20 digits of them. */
export function NumberCell({ column, value }: CellProps) {
  const intl = useIntl();
  // An id is a name, not an amount: nothing separates its digits.
  if (column.name === 'id') return <span className={styles.id}>{String(value)}</span>;
  const maximumFractionDigits = column.attribute?.type === 'integer' ? 0 : 20;
  return intl.formatNumber(Number(value), { maximumFractionDigits });
}
