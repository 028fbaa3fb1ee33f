import { NoValue } from '@admin/shell';
import { useIntl } from 'react-intl';
import { listMessages } from '../../messages.ts';
import type { CellProps } from '../cell-props.ts';
import styles from '../cells.module.css';
import { ScalarCell } from '../ScalarCell.tsx';
import { NamesMenu } from '../names/NamesMenu.tsx';
import { isEmptyValue } from '../values/empty-value.ts';
import { componentLines, mainValue } from './component-lines.ts';

/** A single component by its main field, shown as its type is; several by their number and, when asked, their names. */
export function ComponentCell(props: CellProps) {
  const intl = useIntl();
  const { column, mainAttribute, place, value } = props;
  const { mainField = 'id' } = column;
  if (Array.isArray(value)) {
    const words = intl.formatMessage(listMessages.items, { count: value.length });
    // Nothing can be pressed inside of a link.
    if (place === 'link') return words;
    return (
      <NamesMenu
        items={componentLines(value, { mainField, more: intl.formatMessage(listMessages.more) })}
        words={words}
      />
    );
  }
  const main = mainValue(value, mainField);
  if (isEmptyValue(mainAttribute, main)) return <NoValue />;
  const inner = { name: mainField, label: mainField, isSortable: false };
  return (
    <span className={styles.component}>
      <ScalarCell
        {...props}
        column={mainAttribute ? { ...inner, attribute: mainAttribute } : inner}
        value={main}
      />
    </span>
  );
}
