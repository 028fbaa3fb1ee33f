import checkboxStyles from '../Checkbox/Checkbox.module.css';
import buttonStyles from '../IconButton/IconButton.module.css';
import { ArrowDown, ArrowUp, ChevronsUpDown, EllipsisVertical } from '../icons.ts';
import edgeStyles from '../Table/Edges.module.css';
import headStyles from '../Table/head/ColumnHeaders.module.css';
import styles from '../Table/Table.module.css';
import {
  actionsWidth,
  selectionWidth,
  stickyOffsets,
  tableWidth,
  type TableColumn,
  type TableSort,
} from '../Table/table-column.ts';
import { staticIcon } from './static-icon.ts';
import { staticElement as element, type StaticNode } from './static-node.ts';

/** A column of a static table. */
export interface StaticColumn<Row> extends Omit<TableColumn<Row>, 'cell'> {
  readonly cell: (row: Row) => StaticNode;
}

/** The content of a static table; its labels are those of `Table`. */
export interface StaticTable<Row> {
  readonly label: string;
  readonly columns: readonly StaticColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly rowHref: (row: Row) => string;
  /** Id of the column whose cells are links. */
  readonly linkColumn: string | undefined;
  readonly sort: TableSort | undefined;
  /** The labels of the check boxes; undefined for a table without selection. */
  readonly selection?: { readonly all: string; readonly of: (row: Row) => string } | undefined;
  /** The label of the menu of a row; undefined for a table without row actions. */
  readonly actionsOf?: ((row: Row) => string) | undefined;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

const styled = (property: string, value: string | undefined) =>
  value === undefined ? {} : { style: `${property}: ${value}` };

/** Returns the alignment of a cell, and the offset of a sticky column. */
function positionOf<Row>({ id, align, sticky }: StaticColumn<Row>, offsets: ReadonlyMap<string, string>) {
  return { 'data-align': align, 'data-sticky': sticky, ...styled('inset-inline-start', offsets.get(id)) };
}

function checkbox(label: string): StaticNode {
  return element('input', { 'aria-label': label, class: checkboxStyles.input, type: 'checkbox' });
}

function header<Row>(
  column: StaticColumn<Row>,
  sort: TableSort | undefined,
  offsets: ReadonlyMap<string, string>,
): StaticNode {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const text = element('span', { class: headStyles.headerText }, column.header);
  const content = column.sortable
    ? element(
        'button',
        { class: headStyles.sort, 'data-direction': direction, type: 'button' },
        text,
        staticIcon(icons[direction ?? 'none'], 14),
      )
    : element('span', { class: headStyles.plainHeader }, text);
  const sorted = column.sortable ? (direction ?? 'none') : undefined;
  const attributes = {
    scope: 'col',
    class: styles.header,
    'aria-sort': sorted,
    ...positionOf(column, offsets),
  };
  return element('th', attributes, content);
}

function menuButton(label: string): StaticNode {
  const attributes = {
    'aria-label': label,
    class: buttonStyles.button,
    'data-size': 'small',
    'data-variant': 'ghost',
    type: 'button',
  };
  return element('button', attributes, staticIcon(EllipsisVertical, 16));
}

function row<Row>(
  item: Row,
  index: number,
  table: StaticTable<Row>,
  offsets: ReadonlyMap<string, string>,
): StaticNode {
  const { columns, rowHref, rowId, linkColumn, selection, actionsOf } = table;
  const cells = columns.map((column) => {
    const content = column.cell(item);
    const isLink = column.id === linkColumn;
    const attributes = {
      class: styles.cell,
      dir: typeof content === 'string' ? 'auto' : undefined,
      'data-link': isLink ? '' : undefined,
      ...positionOf(column, offsets),
    };
    return element(
      'td',
      attributes,
      isLink ? element('a', { class: styles.link, href: rowHref(item), tabindex: '-1' }, content) : content,
    );
  });
  return element(
    'tr',
    {
      class: styles.row,
      'data-row': rowId(item),
      'data-linked': '',
      'aria-selected': selection && 'false',
      tabindex: index === 0 ? '0' : '-1',
    },
    ...(selection
      ? [
          element(
            'td',
            { class: styles.selection, 'data-sticky': offsets.size > 0 ? 'start' : undefined },
            checkbox(selection.of(item)),
          ),
        ]
      : []),
    ...cells,
    ...(actionsOf ? [element('td', { class: styles.actions }, menuButton(actionsOf(item)))] : []),
  );
}

/**
 * Returns a table as `Table` first draws it, without code, for documents that show it before React has loaded. A test
 * compares both.
 */
export function staticTable<Row>(table: StaticTable<Row>): StaticNode {
  const { label, columns, rows, selection, actionsOf, sort } = table;
  const before = selection ? [selectionWidth] : [];
  const after = actionsOf ? [actionsWidth] : [];
  const offsets = stickyOffsets(columns, before);
  const widths = [...before, ...columns.map(({ width }) => width), ...after];
  const heads = [
    ...(selection
      ? [
          element(
            'th',
            { scope: 'col', class: styles.selection, 'data-sticky': offsets.size > 0 ? 'start' : undefined },
            checkbox(selection.all),
          ),
        ]
      : []),
    ...columns.map((column) => header(column, sort, offsets)),
    ...(actionsOf ? [element('th', { scope: 'col', class: styles.actions })] : []),
  ];
  return element(
    'div',
    {
      class: `${styles.frame} ${edgeStyles.edges}`,
      'data-pinned': offsets.size > 0 ? 'true' : undefined,
      'data-pinned-end': columns.some(({ sticky }) => sticky === 'end') ? 'true' : undefined,
      'data-actions': actionsOf ? 'true' : undefined,
    },
    element(
      'div',
      { class: styles.scroller },
      element(
        'table',
        {
          class: styles.table,
          'aria-label': label,
          'data-status': 'ready',
          'data-rows': 'line',
          ...styled('min-inline-size', tableWidth(columns, [...before, ...after])),
        },
        element('colgroup', {}, ...widths.map((width) => element('col', styled('inline-size', width)))),
        element('thead', { class: styles.head }, element('tr', {}, ...heads)),
        element('tbody', {}, ...rows.map((item, index) => row(item, index, table, offsets))),
      ),
    ),
  );
}
