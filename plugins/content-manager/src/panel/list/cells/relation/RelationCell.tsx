import { useIntl } from 'react-intl';
import { listMessages } from '../../messages.ts';
import type { CellProps } from '../Cell.tsx';
import styles from '../cells.module.css';
import { noValue } from '../values/empty-value.ts';
import { shownText } from '../values/shown-text.ts';
import { RelationNames } from './RelationNames.tsx';

/** A linked entry also may have an attribute called `count`; unlike a mere count it has an id. */
function countOf(value: object): number | undefined {
  return 'count' in value && !('id' in value) ? Number(value.count) : undefined;
}

/** One related entry by its name, several by their number and, when asked, their names. */
export function RelationCell(props: CellProps) {
  const intl = useIntl();
  const { column, place, value } = props;
  if (typeof value !== 'object' || value === null) return noValue;
  const count = countOf(value);
  if (count === 0) return noValue;
  if (count !== undefined) {
    const words = intl.formatMessage(listMessages.items, { count });
    // Nothing can be pressed inside of a link.
    return place === 'link' ? words : <RelationNames {...props} words={words} />;
  }
  const target = value as Readonly<Record<string, unknown>>;
  const name = shownText((target[column.mainField ?? 'id'] || target['id']) ?? noValue);
  return (
    <span className={styles.wide} dir="auto" title={name}>
      {name}
    </span>
  );
}
