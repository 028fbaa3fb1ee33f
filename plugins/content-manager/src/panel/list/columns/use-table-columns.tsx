import type { Entry } from '@admin/content-model';
import { LazyContribution } from '@admin/shell';
import type { TableColumn } from '@admin/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ListColumn } from '../../../points.ts';
import { Cell } from '../cells/Cell.tsx';
import { PublicationCell } from '../cells/PublicationCell.tsx';
import { columnWidth } from '../cells/column-width.ts';

/** Columns of the content model as columns of a table. */
export function useTableColumns(columns: readonly ListColumn[], uid: string): readonly TableColumn<Entry>[] {
  const intl = useIntl();
  return useMemo(
    () =>
      columns.map((column) => {
        const width = columnWidth(column);
        return {
          id: column.name,
          header: typeof column.label === 'string' ? column.label : intl.formatMessage(column.label),
          sortable: column.isSortable,
          ...(width === undefined ? {} : { width }),
          cell: (entry: Entry) => <ColumnCell column={column} entry={entry} uid={uid} />,
        };
      }),
    [columns, intl, uid],
  );
}

function ColumnCell(props: { readonly column: ListColumn; readonly entry: Entry; readonly uid: string }) {
  const { column, entry, uid } = props;
  const value = entry[column.name];
  if (column.name === 'publishedAt') return <PublicationCell entry={entry} />;
  if (!column.cell) return <Cell column={column} entry={entry} uid={uid} value={value} />;
  const contribution = { pluginId: column.name.split('.')[0] ?? column.name, contributionId: column.name };
  return <LazyContribution contribution={contribution} load={column.cell} props={{ entry, value }} />;
}
