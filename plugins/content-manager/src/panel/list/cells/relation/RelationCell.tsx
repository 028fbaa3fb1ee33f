import { NoValue } from '@admin/shell';
import { useIntl } from 'react-intl';
import { listMessages } from '../../messages.ts';
import type { CellProps } from '../cell-props.ts';
import styles from '../cells.module.css';
import { relatedName } from './related-name.ts';
import { RelationNames } from './RelationNames.tsx';

/** A linked entry also may have an attribute called `count`; unlike a mere count it has an id. */
function countOf(value: object): number | undefined {
  return 'count' in value && !('id' in value) ? Number(value.count) : undefined;
}

/** One related entry by its name, several by their number and, when asked, their names. */
export function RelationCell(props: CellProps) {
  const intl = useIntl();
  const { column, place, value } = props;
  if (typeof value !== 'object' || value === null) return <NoValue />;
  const count = countOf(value);
  if (count === 0) return <NoValue />;
  if (count !== undefined) {
    const words = intl.formatMessage(listMessages.items, { count });
    // Nothing can be pressed inside of a link.
    return place === 'link' ? words : <RelationNames {...props} words={words} />;
  }
  const name = relatedName(column, value as Readonly<Record<string, unknown>>);
  if (name === undefined) return <NoValue />;
  return (
    <span className={styles.wide} dir="auto" title={name}>
      {name}
    </span>
  );
}
