import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useRenderLink, type RenderLink } from '../environment/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { TableHead } from './head/TableHead.tsx';
import { TableRow } from './row/TableRow.tsx';
import { useRowFocus } from './row/use-row-focus.ts';
import { headerState, useRowSelection, type TableSelection } from './row/use-row-selection.ts';
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
  /** `loading` shows skeleton rows. `refreshing` dims the previous rows and makes them inert. @defaultValue 'ready' */
  readonly status?: 'ready' | 'loading' | 'refreshing' | undefined;
  /** Number of skeleton rows, usually the page size. @defaultValue 10 */
  readonly skeletonRows?: number | undefined;
  /** `tall` fits two lines per row. @defaultValue 'line' */
  readonly rowHeight?: 'line' | 'tall' | undefined;
  /** Content below the headers if there are no rows. */
  readonly empty?: ReactNode;
  readonly labels?: Partial<TableLabels> | undefined;
}

/**
 * A table with sorting, selection, resizable columns and row actions.
 *
 * Arrow keys, Home, End, Page Up and Page Down move between rows; Enter follows the link of a row, Space selects it.
 * Headers are sticky, and columns scroll horizontally if they do not fit. Keep columns, rows and functions stable, so
 * that a change of the selection re-renders only the affected rows.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  rowId,
  rowName = rowId,
  sort,
  onSort,
  onColumnResize,
  selection,
  rowHref,
  linkColumn,
  onRowApproach,
  onRowLeave,
  onRowPress,
  renderLink,
  rowActions,
  status = 'ready',
  skeletonRows = 10,
  rowHeight = 'line',
  empty,
  labels,
}: TableProps<Row>) {
  const text = { ...english, ...labels };
  const { selectRow } = text;
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const hasSelection = selection !== undefined;
  const hasActions = rowActions !== undefined;
  const selectLabels = useMemo(
    () => rows.map((row) => (hasSelection ? selectRow(rowName(row)) : '')),
    [rows, rowName, selectRow, hasSelection],
  );
  const offsets = useMemo(
    () => stickyOffsets(columns, hasSelection ? [selectionWidth] : []),
    [columns, hasSelection],
  );
  const { toggle, toggleAll } = useRowSelection(ids, selection);
  const body = useRef<HTMLTableSectionElement>(null);
  const { activeId, moveFocus, markActive, release } = useRowFocus(ids, body);
  const [scroller, edges] = useScrollEdges();
  const link = useRenderLink(renderLink);

  const extra = [...(hasSelection ? [selectionWidth] : []), ...(hasActions ? [actionsWidth] : [])];
  const isEmpty = status !== 'loading' && rows.length === 0;
  const isOld = status === 'refreshing';
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Rows that become inert lose the focus to the document.
    if (isOld && body.current?.contains(document.activeElement)) frame.current?.focus();
  }, [isOld]);

  return (
    <div
      className={`${styles.frame} ${edgeStyles.edges}`}
      data-more-start={edges.hasMoreAtStart || undefined}
      data-more-end={edges.hasMoreAtEnd || undefined}
      data-pinned={offsets.size > 0 || undefined}
      data-pinned-end={columns.some(({ sticky }) => sticky === 'end') || undefined}
      data-actions={hasActions || undefined}
      ref={frame}
      tabIndex={-1}
    >
      <VisuallyHidden asChild>
        <output>{status === 'loading' && text.loading}</output>
      </VisuallyHidden>
      <div ref={scroller} className={styles.scroller} data-fits={edges.fits || undefined}>
        <table
          className={styles.table}
          aria-label={label}
          aria-busy={status !== 'ready'}
          data-status={status}
          data-rows={rowHeight}
          data-resizable={onColumnResize !== undefined || undefined}
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
            sort={sort}
            onSort={onSort}
            onColumnResize={onColumnResize}
            resizeLabel={text.resize}
            isBusy={status !== 'ready'}
            selectionState={selection && headerState(ids, selection.selected)}
            onSelectAll={toggleAll}
            hasActions={hasActions}
            labels={text}
          />
          {status === 'loading' ? (
            <TableSkeleton
              rows={skeletonRows}
              columns={columns.length}
              hasSelection={hasSelection}
              hasActions={hasActions}
            />
          ) : (
            <tbody ref={body} inert={isOld}>
              {rows.map((row, index) => {
                const id = ids[index] ?? rowId(row);
                return (
                  <TableRow
                    key={id}
                    id={id}
                    row={row}
                    columns={columns}
                    offsets={offsets}
                    isActive={id === activeId}
                    isSelected={selection?.selected.has(id)}
                    selectLabel={selectLabels[index] ?? ''}
                    onToggle={toggle}
                    onMove={moveFocus}
                    onActive={markActive}
                    onLeave={release}
                    onApproach={onRowApproach}
                    onDepart={onRowLeave}
                    onPress={onRowPress}
                    linkColumn={linkColumn ?? columns[0]?.id}
                    rowHref={rowHref}
                    renderLink={link}
                    rowActions={rowActions}
                  />
                );
              })}
            </tbody>
          )}
        </table>
      </div>
      {isEmpty && empty}
    </div>
  );
}
