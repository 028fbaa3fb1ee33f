import { NoValue } from '@admin/shell';
import { useIntl } from 'react-intl';
import { listMessages } from '../messages.ts';
import type { CellProps } from './Cell.tsx';
import styles from './cells.module.css';
import { shownText } from './values/shown-text.ts';

function mainValue(component: unknown, mainField: string | undefined): unknown {
  if (typeof component !== 'object' || component === null) return undefined;
  return (component as Readonly<Record<string, unknown>>)[mainField ?? 'id'];
}

/** A single component by its main field, several by their number. */
export function ComponentCell({ column, value }: CellProps) {
  const intl = useIntl();
  if (Array.isArray(value)) return intl.formatMessage(listMessages.items, { count: value.length });
  const main = mainValue(value, column.mainField);
  if (main === undefined || main === null || main === '') return <NoValue />;
  const text = shownText(main);
  return (
    <span className={styles.component} dir="auto" title={text}>
      {text}
    </span>
  );
}
