import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { useRenderLink, type RenderLink } from '../environment/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { TableHead } from './head/TableHead.tsx';
import { useReachedRow, useRowKeys } from './row/row-keys.ts';
import { TableRow } from './row/TableRow.tsx';
import { useRowFocus, type RowFocus } from './row/use-row-focus.ts';
import {
  headerState,
  useRowSelection,
  type RowSelection,
  type TableSelection,
} from './row/use-row-selection.ts';
import { actionsWidth, selectionWidth, stickyOffsets, tableWidth } from './table-column.ts';
import type { TableColumn, TableSort } from './table-column.ts';
import { english, type TableLabels } from './table-labels.ts';
import edgeStyles from './Edges.module.css';
import styles from './Table.module.css';
import { TableSkeleton } from './TableSkeleton.tsx';
import { useScrollEdges } from './use-scroll-edges.ts';

export interface TableProps<Row> {
  /** Accessible name. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  /** Returns the unique id of a row, which identifies it for selection and focus. */
  readonly rowId: (row: Row) => string;
  /**
   * Reuses the elements of the rows for those of another page, which is quicker. Cells and actions with state then need the id of
   * their row as key. @defaultValue false
   */
  readonly reusesElements?: boolean | undefined;
  /** Returns the name of a row, for the label of its checkbox. @defaultValue the id */
  readonly rowName?: ((row: Row) => string) | undefined;
  readonly sort?: TableSort | undefined;
  readonly onSort?: ((sort: TableSort) => void) | undefined;
  /** Called with the id and the width in pixels after a column was resized. Makes columns resizable. */
  readonly onColumnResize?: ((column: string, width: number) => void) | undefined;
  /** Adds a column of checkboxes. Shift selects the range from the last pressed checkbox. */
  readonly selection?: TableSelection | undefined;
  /** Returns the URL of a row. One of its cells becomes a link, and a press anywhere on the row follows it. */
  readonly rowHref?: ((row: Row) => string) | undefined;
  /** Id of the column whose cells are links. @defaultValue the first column */
  readonly linkColumn?: string | undefined;
  /** Called when a row is hovered or focused, for example to preload its page. */
  readonly onRowApproach?: ((row: Row) => void) | undefined;
  /** Called when the pointer or the focus leaves a row. */
  readonly onRowLeave?: (() => void) | undefined;
  /** Called when a press that follows the link of a row starts, for example to request its data. */
  readonly onRowPress?: ((row: Row) => void) | undefined;
  readonly renderLink?: RenderLink | undefined;
  /** Returns the actions at the end of a row. */
  readonly rowActions?: ((row: Row) => ReactNode) | undefined;
  /** `loading` shows skeleton rows. `refreshing` dims the previous rows, which then do nothing. @defaultValue 'ready' */
  readonly status?: 'ready' | 'loading' | 'refreshing' | undefined;
  /** Number of skeleton rows, usually the page size. @defaultValue 10 */
  readonly skeletonRows?: number | undefined;
  /** `tall` fits two lines per row. @defaultValue 'line' */
  readonly rowHeight?: 'line' | 'tall' | undefined;
  /** Content below the headers if there are no rows. */
  readonly empty?: ReactNode;
  readonly labels?: Partial<TableLabels> | undefined;
}

/** Cancels an event of rows that are about to be replaced. Tab still moves the focus. */
function cancel(event: SyntheticEvent): void {
  if ('key' in event && event.key === 'Tab') return;
  event.stopPropagation();
  event.preventDefault();
}

/** The attribute `inert` would make the browser restyle each element of the rows, twice per page. */
const refreshingBody = { onClickCapture: cancel, onPointerDownCapture: cancel, onKeyDownCapture: cancel };

/**
 * A table with sorting, selection, resizable columns and row actions.
 *
 * Arrow keys, Home, End, Page Up and Page Down move between rows; Enter follows the link of a row, Space selects it.
 * Headers are sticky, and columns scroll horizontally if they do not fit. Keep columns, rows and functions stable, so
 * that a change of the selection re-renders only the affected rows.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, rowId, selection, rowActions, status = 'ready', empty } = props;
  const text = { ...english, ...props.labels };
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const hasSelection = selection !== undefined;
  const hasActions = rowActions !== undefined;
  const offsets = useMemo(
    () => stickyOffsets(columns, hasSelection ? [selectionWidth] : []),
    [columns, hasSelection],
  );
  const { toggle, toggleAll } = useRowSelection(ids, selection);
  const body = useRef<HTMLTableSectionElement>(null);
  const focus = useRowFocus(ids, body);
  const { onRowApproach } = props;
  const approach = useCallback(
    (index: number) => {
      const row = rows[index];
      if (row !== undefined) onRowApproach?.(row);
    },
    [rows, onRowApproach],
  );
  useReachedRow(ids, body, approach);
  const extra = [...(hasSelection ? [selectionWidth] : []), ...(hasActions ? [actionsWidth] : [])];
  const isRefreshing = status === 'refreshing';

  return (
    <TableFrame
      body={body}
      empty={status !== 'loading' && rows.length === 0 && empty}
      hasActions={hasActions}
      isPinned={offsets.size > 0}
      isPinnedAtEnd={columns.some(({ sticky }) => sticky === 'end')}
      isRefreshing={isRefreshing}
      message={status === 'loading' && text.loading}
    >
      <table
        className={styles.table}
        aria-label={props.label}
        aria-busy={status !== 'ready'}
        data-status={status}
        data-rows={props.rowHeight ?? 'line'}
        data-resizable={props.onColumnResize !== undefined || undefined}
        style={{ minInlineSize: tableWidth(columns, extra) }}
      >
        <colgroup>
          {hasSelection && <col style={{ inlineSize: selectionWidth }} />}
          {columns.map(({ id, width }) => (
            <col key={id} {...(width === undefined ? {} : { style: { inlineSize: width } })} />
          ))}
          {hasActions && <col style={{ inlineSize: actionsWidth }} />}
        </colgroup>
        <TableHead
          columns={columns}
          offsets={offsets}
          sort={props.sort}
          onSort={props.onSort}
          onColumnResize={props.onColumnResize}
          resizeLabel={text.resize}
          isBusy={status !== 'ready'}
          selectionState={selection && headerState(ids, selection.selected)}
          onSelectAll={toggleAll}
          hasActions={hasActions}
          labels={text}
        />
        {status === 'loading' ? (
          <TableSkeleton
            rows={props.skeletonRows ?? 10}
            columns={columns.length}
            hasSelection={hasSelection}
            hasActions={hasActions}
          />
        ) : (
          <tbody ref={body} {...(isRefreshing && refreshingBody)}>
            <TableRows
              focus={focus}
              ids={ids}
              offsets={offsets}
              selectRow={text.selectRow}
              table={props}
              toggle={toggle}
            />
          </tbody>
        )}
      </table>
    </TableFrame>
  );
}

interface TableRowsProps<Row> {
  readonly table: TableProps<Row>;
  readonly ids: readonly string[];
  readonly offsets: ReadonlyMap<string, string>;
  readonly selectRow: TableLabels['selectRow'];
  readonly toggle: RowSelection['toggle'];
  readonly focus: RowFocus;
}

function TableRows<Row>({ table, ids, offsets, selectRow, toggle, focus }: TableRowsProps<Row>) {
  const { columns, rows, rowId, rowName = rowId, selection } = table;
  const link = useRenderLink(table.renderLink);
  const keys = useRowKeys(ids, table.reusesElements === true);
  const hasSelection = selection !== undefined;
  const selectLabels = useMemo(
    () => rows.map((row) => (hasSelection ? selectRow(rowName(row)) : '')),
    [rows, rowName, selectRow, hasSelection],
  );
  return rows.map((row, index) => {
    const id = ids[index] ?? rowId(row);
    return (
      <TableRow
        key={keys[index] ?? id}
        id={id}
        row={row}
        columns={columns}
        offsets={offsets}
        isActive={id === focus.activeId}
        isSelected={selection?.selected.has(id)}
        selectLabel={selectLabels[index] ?? ''}
        onToggle={toggle}
        onMove={focus.moveFocus}
        onActive={focus.markActive}
        onLeave={focus.release}
        onApproach={table.onRowApproach}
        onDepart={table.onRowLeave}
        onPress={table.onRowPress}
        linkColumn={table.linkColumn ?? columns[0]?.id}
        rowHref={table.rowHref}
        renderLink={link}
        rowActions={table.rowActions}
      />
    );
  });
}

interface TableFrameProps {
  readonly body: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
  readonly empty: ReactNode;
  readonly hasActions: boolean;
  readonly isPinned: boolean;
  readonly isPinnedAtEnd: boolean;
  readonly isRefreshing: boolean;
  /** Message for screen readers. */
  readonly message: ReactNode;
}

/** Scrollable area of a table, with shadows at the edges that hide columns. Keeps the focus when rows are replaced. */
function TableFrame({ body, children, empty, isRefreshing, message, ...marks }: TableFrameProps) {
  const [scroller, edges] = useScrollEdges();
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Rows that are replaced would lose the focus to the document.
    if (isRefreshing && body.current?.contains(document.activeElement)) frame.current?.focus();
  }, [body, isRefreshing]);
  return (
    <div
      className={`${styles.frame} ${edgeStyles.edges}`}
      data-more-start={edges.hasMoreAtStart || undefined}
      data-more-end={edges.hasMoreAtEnd || undefined}
      data-pinned={marks.isPinned || undefined}
      data-pinned-end={marks.isPinnedAtEnd || undefined}
      data-actions={marks.hasActions || undefined}
      ref={frame}
      tabIndex={-1}
    >
      <VisuallyHidden asChild>
        <output>{message}</output>
      </VisuallyHidden>
      <div ref={scroller} className={styles.scroller} data-fits={edges.fits || undefined}>
        {children}
      </div>
      {empty}
    </div>
  );
}
