import { entryActions, entryTitleName, type Entry } from '@admin/content-model';
import { bulkActions, rowActions, useCan } from '@admin/shell';
import { useAllowedActions, usePageShown, usePointArea } from '@admin/shell/host';
import { iconButtonElement, Table, type TableSort, useMenuTriggers } from '@admin/ui';
import { EllipsisVertical } from '@admin/ui/icons';
import { Fragment, useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { entryPage, keepParameters, type ListParameters } from '../../address/index.ts';
import { useEntryPrefetch } from '../entries/use-entry-prefetch.ts';
import { entryName } from '../fields/labels.ts';
import { listMessages } from '../messages.ts';
import { useList, useListEntries } from '../model/list-context.ts';
import type { ListSelection } from '../model/use-list-selection.ts';
import { EmptyList } from './EmptyList.tsx';
import { RowMenus } from './RowMenus.tsx';
import { useHasPluginActions, useRows } from './use-rows.ts';

export interface ListTableProps {
  readonly selected: ListSelection;
}

/** The maximum number of skeleton rows: as many as fit on a screen. */
const maxSkeletons = 20;

function tableSort({ sort }: ListParameters): TableSort | undefined {
  return sort && { column: sort.field, direction: sort.order === 'ASC' ? 'ascending' : 'descending' };
}

const rowId = (entry: Entry): string => String(entry.id);

/** The rows of a list, or an explanation why there are none. */
export function ListTable({ selected: chosen }: ListTableProps) {
  const intl = useIntl();
  const { view, address, columns, entryPageCode } = useList();
  const { rows, status } = useListEntries();
  usePageShown(status === 'ready');
  const { columns: tableColumns, linkId, rowHeight } = columns.table;
  const { contentType, configuration } = view;
  const { uid, info } = contentType;
  const { bulkable } = configuration.settings;
  const mainField = entryTitleName(configuration.settings);
  const mayDelete = useCan([{ action: entryActions.delete, subject: uid }]);
  const mayPublish = useCan([{ action: entryActions.publish, subject: uid }]);
  const { change, list, query } = address;
  const { parameters } = list;
  const { selected, onChange, uncheck } = chosen;
  const prefetch = useEntryPrefetch({ uid, parameters, entryPageCode });

  // A string, since it is equal on every page of the list.
  const pluginQuery = keepParameters(query).toString();
  const rowHref = useCallback(
    ({ id }: Entry) => entryPage.to({ uid, id }, new URLSearchParams(pluginQuery)),
    [uid, pluginQuery],
  );
  const rowName = useCallback((entry: Entry) => entryName(entry, mainField), [mainField]);
  const rowOf = useRows({ uid, hrefOf: rowHref, parameters, uncheck });
  const hasPluginActions = useHasPluginActions(rows, rowOf);
  const menus = useMenuTriggers();
  const menuArea = usePointArea(rowActions);
  const menuButton = useCallback(
    (entry: Entry) => (
      // The menu belongs to the element, which must not be reused for another entry.
      <Fragment key={entry.id}>
        {iconButtonElement({
          ...menus.propsOf(rowId(entry)),
          icon: EllipsisVertical,
          label: intl.formatMessage(listMessages.actionsFor, { name: rowName(entry) }),
          ref: menuArea,
          size: 'small',
        })}
      </Fragment>
    ),
    [intl, menus, menuArea, rowName],
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
  const hasMenus = hasActions || hasPluginActions;

  return (
    <>
      <Table
        columns={tableColumns}
        empty={<EmptyList />}
        label={info.displayName}
        labels={labels}
        linkColumn={linkId}
        onRowApproach={prefetch.onRowApproach}
        onRowLeave={prefetch.onRowLeave}
        onRowPress={prefetch.onRowPress}
        onColumnResize={columns.onResize}
        onSort={onSort}
        rowActions={hasMenus ? menuButton : undefined}
        rowHeight={rowHeight}
        rowHref={rowHref}
        rowId={rowId}
        rowName={rowName}
        rows={rows}
        reusesElements
        selection={bulkable && (hasActions || bulk.length > 0) ? selection : undefined}
        skeletonRows={Math.min(list.pageSize, maxSkeletons)}
        sort={sort}
        status={status === 'failed' ? 'ready' : status}
      />
      {hasMenus && <RowMenus rowOf={rowOf} rows={rows} triggers={menus} view={view} />}
    </>
  );
}
