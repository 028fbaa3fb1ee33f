import { noValue } from '@admin/shell';
import type { MenuItem } from '@admin/ui';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { shownText } from '../../text/shown-text.ts';
import { listMessages } from '../messages.ts';
import type { CellProps } from './cell-props.ts';
import styles from './cells.module.css';
import { maxNames, NamesMenu, noteLine } from './NamesMenu.tsx';
import { isEmptyValue, scalarCell } from './ScalarCells.tsx';

/** Returns a single component by its main field; several by their number, with a menu of their names. */
export function componentCell(props: CellProps, intl: IntlShape): ReactNode {
  const { column, mainAttribute, display, value } = props;
  const { mainField = 'id' } = column;
  if (Array.isArray(value)) {
    const words = intl.formatMessage(listMessages.items, { count: value.length });
    // A link must not contain a button.
    if (display === 'link') return words;
    return (
      <NamesMenu
        key={props.entry.id}
        items={componentLines(value, { mainField, more: intl.formatMessage(listMessages.more) })}
        words={words}
      />
    );
  }
  const main = mainValue(value, mainField);
  if (isEmptyValue(mainAttribute, main)) return noValue;
  const inner = { name: mainField, label: mainField, isSortable: false };
  return (
    <span className={styles.component}>
      {scalarCell(
        { ...props, column: mainAttribute ? { ...inner, attribute: mainAttribute } : inner, value: main },
        intl,
      )}
    </span>
  );
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the value of a component's main field; undefined for other values. */
export function mainValue(component: unknown, mainField: string): unknown {
  return typeof component === 'object' && component !== null ? (component as Fields)[mainField] : undefined;
}

/** Returns the first components as menu items, by their main field, or by position if it is empty. */
export function componentLines(
  components: readonly unknown[],
  {
    mainField,
    more,
  }: {
    readonly mainField: string;
    /** Label of the item for the remaining components. */ readonly more: string;
  },
): readonly MenuItem[] {
  const lines = components.slice(0, maxNames).map((component, index) => {
    const main = mainValue(component, mainField);
    const isEmpty = main === undefined || main === null || main === '';
    return noteLine(String(index), isEmpty ? `${index + 1}` : shownText(main));
  });
  return components.length > lines.length ? [...lines, noteLine('more', more)] : lines;
}
