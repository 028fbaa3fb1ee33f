import type { Entry } from '@admin/content-model';
import { LazyContribution, useShell } from '@admin/shell';
import { VisuallyHidden, type TableColumn } from '@admin/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'zustand';
import type { ListColumn } from '../../../points.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { Cell, type CellProps } from '../cells/Cell.tsx';
import { PublicationCell } from '../cells/PublicationCell.tsx';
import { isReadable, readRights } from '../entries/readable-list.ts';
import { entryName } from '../rows/entry-name.ts';
import { columnAlign, columnWidth } from './column-width.ts';
import { sortField } from './list-columns.ts';

/** Columns of the content model as columns of a table. What a user may not read cannot be sorted by either. */
export function useTableColumns(
  columns: readonly ListColumn[],
  { contentType, configuration }: ContentTypeView,
): readonly TableColumn<Entry>[] {
  const intl = useIntl();
  const { uid } = contentType;
  const { mainField } = configuration.settings;
  const granted = useStore(useShell().permissions, (state) => state.granted);
  return useMemo(() => {
    const rights = readRights(granted, uid);
    return columns.map((column, index) => {
      const width = columnWidth(column);
      const place = index === 0 ? 'link' : 'cell';
      return {
        id: sortField(column),
        header: typeof column.label === 'string' ? column.label : intl.formatMessage(column.label),
        sortable: column.isSortable && isReadable(rights, column.name),
        align: columnAlign(column),
        ...(width === undefined ? {} : { width }),
        cell: (entry: Entry) => (
          <>
            <ColumnCell column={column} entry={entry} place={place} uid={uid} />
            {place === 'link' && column.name !== mainField && (
              <VisuallyHidden>{` ${entryName(entry, mainField)}`}</VisuallyHidden>
            )}
          </>
        ),
      };
    });
  }, [columns, granted, intl, mainField, uid]);
}

function ColumnCell(props: Omit<CellProps, 'value'>) {
  const { column, entry } = props;
  const value = entry[column.name];
  if (column.cell) {
    const contribution = { pluginId: column.name.split('.')[0] ?? column.name, contributionId: column.name };
    return <LazyContribution contribution={contribution} load={column.cell} props={{ entry, value }} />;
  }
  if (column.name === 'publishedAt') return <PublicationCell entry={entry} />;
  return <Cell {...props} value={value} />;
}
