import { entryActions, entryTitleName, type Entry } from '@admin/content-model';
import { bulkActions, useCan } from '@admin/shell';
import { useAllowedActions } from '@admin/shell/host';
import { Table, type TableColumn, type TableProps, type TableSort } from '@admin/ui';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { entryPage, keepParameters } from '../../address/index.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import type { ListParameters } from '../../address/list-parameters.ts';
import type { ListAddress } from '../../address/address-hooks.ts';
import { useEntryPrefetch } from '../entries/use-entry-prefetch.ts';
import { listMessages } from '../messages.ts';
import { EmptyList } from './EmptyList.tsx';
import { entryName } from '../fields/labels.ts';
import { RowActions } from './RowActions.tsx';
import { useHasPluginActions, useRows } from './use-rows.ts';
import type { ChosenEntries } from './use-selection.ts';

export interface ListTableProps {
  readonly view: ContentTypeView;
  readonly address: ListAddress;
  readonly columns: readonly TableColumn<Entry>[];
  /** Id of the column that leads to the entry. */
  readonly linkColumn: string | undefined;
  readonly rowHeight: TableProps<Entry>['rowHeight'];
  readonly onColumnResize: TableProps<Entry>['onColumnResize'];
  readonly rows: readonly Entry[];
  readonly status: 'ready' | 'loading' | 'refreshing';
  readonly chosen: ChosenEntries;
}

/** More skeleton rows than fit on a screen would be drawn for nobody. */
const mostSkeletons = 20;

function tableSort({ sort }: ListParameters): TableSort | undefined {
  return sort && { column: sort.field, direction: sort.order === 'ASC' ? 'ascending' : 'descending' };
}

const rowId = (entry: Entry): string => String(entry.id);

/** The rows of a list, or why there are none. */
export function ListTable(props: ListTableProps) {
  const { view, address, columns, linkColumn, rowHeight, onColumnResize, rows, status, chosen } = props;
  const intl = useIntl();
  const { contentType, configuration } = view;
  const { uid, info } = contentType;
  const { bulkable } = configuration.settings;
  const mainField = entryTitleName(configuration.settings);
  const mayDelete = useCan([{ action: entryActions.delete, subject: uid }]);
  const mayPublish = useCan([{ action: entryActions.publish, subject: uid }]);
  const { change, list, query } = address;
  const { parameters } = list;
  const { selected, onChange } = chosen;
  const prefetch = useEntryPrefetch(uid, parameters);

  // A string stays the same where another page of the list does not concern it.
  const kept = keepParameters(query).toString();
  const rowHref = useCallback(
    ({ id }: Entry) => entryPage.to({ uid, id }, new URLSearchParams(kept)),
    [uid, kept],
  );
  const rowName = useCallback((entry: Entry) => entryName(entry, mainField), [mainField]);
  const rowOf = useRows({ uid, hrefOf: rowHref, parameters, chosen });
  const hasPluginActions = useHasPluginActions(rows, rowOf);
  const menuOf = useCallback(
    (entry: Entry) => <RowActions name={rowName(entry)} row={rowOf(entry)} view={view} />,
    [view, rowName, rowOf],
  );
  const selection = useMemo(() => ({ selected, onChange }), [selected, onChange]);
  const sort = useMemo(() => tableSort(list), [list]);
  const onSort = useCallback(
    ({ column, direction }: TableSort) =>
      change({ sort: { field: column, order: direction === 'ascending' ? 'ASC' : 'DESC' } }),
    [change],
  );
  const labels = useMemo(
    () => ({
      selectAll: intl.formatMessage(listMessages.selectAll),
      selectRow: (name: string) => intl.formatMessage(listMessages.selectRow, { name }),
      actions: intl.formatMessage(listMessages.actions),
      resize: (column: string) => intl.formatMessage(listMessages.resize, { column }),
      loading: intl.formatMessage(listMessages.loading),
    }),
    [intl],
  );
  const bulk = useAllowedActions(bulkActions, chosen.selection);
  const hasActions = bulkable && (mayDelete || mayPublish);

  return (
    <Table
      columns={columns}
      empty={<EmptyList address={address} view={view} />}
      label={info.displayName}
      labels={labels}
      linkColumn={linkColumn}
      onRowApproach={prefetch.onRowApproach}
      onRowLeave={prefetch.onRowLeave}
      onRowPress={prefetch.onRowPress}
      onColumnResize={onColumnResize}
      onSort={onSort}
      rowActions={hasActions || hasPluginActions ? menuOf : undefined}
      rowHeight={rowHeight}
      rowHref={rowHref}
      rowId={rowId}
      rowName={rowName}
      rows={rows}
      selection={bulkable && (hasActions || bulk.length > 0) ? selection : undefined}
      skeletonRows={Math.min(list.pageSize, mostSkeletons)}
      sort={sort}
      status={status}
    />
  );
}
