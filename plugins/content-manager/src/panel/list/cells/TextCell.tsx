import { useIntl } from 'react-intl';
import { listMessages } from '../messages.ts';
import type { CellProps } from './Cell.tsx';
import styles from './cells.module.css';
import { shownText } from './shown-text.ts';

/** Text of any kind, on one line. */
export function TextCell({ value }: CellProps) {
  const text = shownText(value);
  return (
    <span className={styles.text} dir="auto" title={text}>
      {text}
    </span>
  );
}

export function BooleanCell({ value }: CellProps) {
  return useIntl().formatMessage(value === true ? listMessages.yes : listMessages.no);
}
