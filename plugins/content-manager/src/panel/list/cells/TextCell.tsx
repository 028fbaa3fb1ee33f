import type { CellProps } from './cell-props.ts';
import styles from './cells.module.css';
import { shownText } from '../../text/shown-text.ts';

/** Text of any kind, on one line. */
export function TextCell({ column, value }: CellProps) {
  const text = shownText(value);
  return (
    <span className={styles.text} data-name={column.name} dir="auto" title={text}>
      {text}
    </span>
  );
}
