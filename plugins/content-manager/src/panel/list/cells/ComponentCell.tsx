import { NoValue } from '@admin/shell';
import type { MenuItem } from '@admin/ui';
import { useIntl } from 'react-intl';
import { shownText } from '../../text/shown-text.ts';
import { listMessages } from '../messages.ts';
import type { CellProps } from './cell-props.ts';
import styles from './cells.module.css';
import { mostNames, NamesMenu, noteLine } from './NamesMenu.tsx';
import { isEmptyValue, ScalarCell } from './ScalarCells.tsx';

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

type Fields = Readonly<Record<string, unknown>>;

/** What names a component: the value of its main field; undefined for what is no component. */
export function mainValue(component: unknown, mainField: string): unknown {
  return typeof component === 'object' && component !== null ? (component as Fields)[mainField] : undefined;
}

/** The first components of a list as lines of a menu: by their main field, or their place where that is empty. */
export function componentLines(
  components: readonly unknown[],
  { mainField, more }: { readonly mainField: string; /** Stands for the others. */ readonly more: string },
): readonly MenuItem[] {
  const lines = components.slice(0, mostNames).map((component, index) => {
    const main = mainValue(component, mainField);
    const isEmpty = main === undefined || main === null || main === '';
    return noteLine(String(index), isEmpty ? `${index + 1}` : shownText(main));
  });
  return components.length > lines.length ? [...lines, noteLine('more', more)] : lines;
}
