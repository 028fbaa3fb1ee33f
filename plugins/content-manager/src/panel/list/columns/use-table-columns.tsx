import {
  type ContentType,
  type Entry,
  entryTitleName,
  hasDraftAndPublish,
  ownValue,
} from '@admin/content-model';
import { customFields } from '@admin/shell';
import { useContributions } from '@admin/shell/host';
import { phoneQuery, type TableColumn, useMedia } from '@admin/ui';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ListColumn } from '../../../points.ts';
import { isReadable, useFieldPermissions } from '../../permissions/index.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { PhoneRow } from '../cells/PhoneRow.tsx';
import { mainAttributeOf, sortField, useMaySort } from '../fields/columns.ts';
import type { Views } from '../views/use-views.ts';
import { publicationMessages } from '../../publication/publication.ts';
import { columnPosition, linkColumn } from './column-layout.ts';
import { columnCell } from './ColumnCell.tsx';

/** The columns of a list, for `Table`. */
export interface TableColumns {
  readonly columns: readonly TableColumn<Entry>[];
  /** Id of the column that links to the entry. */
  readonly linkId: string | undefined;
}

/**
 * Returns the table columns of list columns. Columns that the user may not read are not sortable.
 * @param contentType the type as declared, for cells of plugins
 */
export function useTableColumns(
  columns: readonly ListColumn[],
  { configuration, components }: Pick<ContentTypeView, 'configuration' | 'components'>,
  contentType: ContentType,
): TableColumns {
  const intl = useIntl();
  const { uid } = contentType;
  const mainField = entryTitleName(configuration.settings);
  const maySort = useMaySort(uid);
  const fields = useContributions(customFields);
  return useMemo(() => {
    const link = linkColumn(columns, mainField);
    const [first] = columns;
    const statusText = intl.formatMessage(publicationMessages.published);
    return {
      linkId: link && sortField(link),
      columns: columns.map((column) => {
        const uidOfField = column.attribute?.customField;
        const customField = fields.find(({ contributionId }) => contributionId === uidOfField);
        const mainAttribute = mainAttributeOf(column, components);
        const display = column === link ? 'link' : 'cell';
        return {
          ...columnPosition(column, { link, first, isSortable: maySort(column), statusText }),
          header: typeof column.label === 'string' ? column.label : intl.formatMessage(column.label),
          cell: (entry: Entry) =>
            columnCell(
              { column, contentType, customField, entry, mainAttribute, mainField, display, uid },
              intl,
            ),
        };
      }),
    };
  }, [columns, components, contentType, fields, intl, mainField, maySort, uid]);
}

/** Columns with the widths that the user has set. */
export interface SizedColumns {
  readonly table: TableColumns;
  /** Stores the width of a column; undefined if the server stores none. */
  readonly onResize: ((id: string, width: number) => void) | undefined;
  /** Removes all stored widths. */
  readonly reset: () => void;
}

/**
 * Applies and stores column widths, per user and list, for all saved views. A failure to store a width is not
 * reported.
 */
export function useColumnWidths(
  table: TableColumns,
  shown: readonly ListColumn[],
  views: Views | undefined,
): SizedColumns {
  const widths = views?.state.widths;
  const sized = useMemo<TableColumns>(() => {
    if (!widths || Object.keys(widths).length === 0) return table;
    const columns = table.columns.map((column, index) => {
      const width = widths[shown[index]?.name ?? ''];
      return width === undefined ? column : { ...column, width: `${width}px` };
    });
    const last = columns.at(-1);
    if (!last || columns.some(({ width }) => width === undefined)) return { ...table, columns };
    // One column takes the remaining width; otherwise all columns would share it.
    return {
      ...table,
      columns: [...columns.slice(0, -1), { ...last, width: undefined, minWidth: last.width }],
    };
  }, [table, shown, widths]);
  const resize = useCallback(
    (id: string, width: number) => {
      const index = table.columns.findIndex((column) => column.id === id);
      const name = shown[index]?.name;
      if (!views || name === undefined) return;
      const { state } = views;
      views.saveState({ ...state, widths: { ...state.widths, [name]: width } }).catch(() => undefined);
    },
    [table, shown, views],
  );
  const reset = useCallback(() => {
    if (!views || Object.keys(views.state.widths).length === 0) return;
    views.saveState({ ...views.state, widths: {} }).catch(() => undefined);
  }, [views]);
  return { table: sized, onResize: views && resize, reset };
}

/** The columns of a list; on phones a single one. */
export interface FittingColumns extends TableColumns {
  readonly rowHeight: 'line' | 'tall';
}

/**
 * Returns the columns that fit the screen. On phones a row shows an entry in two lines; its header is that of the
 * link column.
 */
export function useFittingColumns(
  table: TableColumns,
  shown: readonly ListColumn[],
  { contentType, configuration }: ContentTypeView,
): FittingColumns {
  const isPhone = useMedia(phoneQuery);
  const permissions = useFieldPermissions(contentType.uid);
  const titleName = entryTitleName(configuration.settings);
  const hasStatus = hasDraftAndPublish(contentType);
  return useMemo(() => {
    const link = table.columns.find(({ id }) => id === table.linkId) ?? table.columns[0];
    if (!isPhone || !link) return { ...table, rowHeight: 'line' };
    const picture = shown.find(({ attribute, cell }) => attribute?.type === 'media' && !cell)?.name;
    const { id, header, sortable } = link;
    const facts = table.columns.filter((_column, index) => shown[index]?.onPhone === true);
    const names = shown.filter(({ onPhone }) => onPhone === true).map(({ name }) => name);
    return {
      linkId: id,
      rowHeight: 'tall',
      columns: [
        {
          id,
          header,
          sortable,
          cell: (entry: Entry) => (
            <PhoneRow
              entry={entry}
              facts={facts
                .filter((_column, index) => ownValue(entry, names[index] ?? '') != null)
                .map((column) => ({ id: column.id, cell: column.cell(entry) }))}
              hasStatus={hasStatus}
              hasTime={isReadable(permissions, 'updatedAt')}
              picture={picture}
              titleName={titleName}
            />
          ),
        },
      ],
    };
  }, [isPhone, table, shown, permissions, titleName, hasStatus]);
}
