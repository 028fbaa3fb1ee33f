import { entryActions, type Entry } from '@admin/content-model';
import { useCan } from '@admin/shell';
import { Table, type TableColumn, type TableSort } from '@admin/ui';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { contentTypePath } from '../../menu/content-type-links.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { pluginSearch, type ListParameters } from '../address/list-parameters.ts';
import type { ListAddress } from '../address/use-list-address.ts';
import { listMessages } from '../messages.ts';
import { EmptyList } from './EmptyList.tsx';
import { entryName } from './entry-name.ts';
import { RowActions } from './RowActions.tsx';
import type { RowSelection } from './use-selection.ts';

export interface ListTableProps {
  readonly view: ContentTypeView;
  readonly address: ListAddress;
  readonly columns: readonly TableColumn<Entry>[];
  readonly rows: readonly Entry[];
  readonly status: 'ready' | 'loading' | 'refreshing';
  readonly chosen: RowSelection;
}

/** More skeleton rows than fit on a screen would be drawn for nobody. */
const mostSkeletons = 20;

function tableSort({ sort }: ListParameters): TableSort | undefined {
  return sort && { column: sort.field, direction: sort.order === 'ASC' ? 'ascending' : 'descending' };
}

const rowId = (entry: Entry): string => String(entry.id);

/** The rows of a list, or why there are none. */
export function ListTable({ view, address, columns, rows, status, chosen }: ListTableProps) {
  const intl = useIntl();
  const { contentType, configuration } = view;
  const { uid, info } = contentType;
  const { bulkable, mainField } = configuration.settings;
  const mayDelete = useCan([{ action: entryActions.delete, subject: uid }]);
  const mayPublish = useCan([{ action: entryActions.publish, subject: uid }]);
  const path = contentTypePath(contentType);
  const kept = pluginSearch(address.query);
  const { selected, onChange, forget } = chosen;

  const rowHref = useCallback((entry: Entry) => `${path}/${entry.id}${kept}`, [path, kept]);
  const rowName = useCallback((entry: Entry) => entryName(entry, mainField), [mainField]);
  const rowActions = useCallback(
    (entry: Entry) => (
      <RowActions
        entry={entry}
        href={rowHref(entry)}
        mayDelete={mayDelete}
        name={rowName(entry)}
        onDeleted={forget}
        uid={uid}
      />
    ),
    [rowHref, rowName, mayDelete, uid, forget],
  );
  const selection = useMemo(() => ({ selected, onChange }), [selected, onChange]);
  const hasActions = bulkable && (mayDelete || mayPublish);

  return (
    <Table
      columns={columns}
      empty={<EmptyList address={address} name={info.displayName} path={path} uid={uid} />}
      label={info.displayName}
      labels={{
        selectAll: intl.formatMessage(listMessages.selectAll),
        selectRow: (name) => intl.formatMessage(listMessages.selectRow, { name }),
        actions: intl.formatMessage(listMessages.actions),
        loading: intl.formatMessage(listMessages.loading),
      }}
      onSort={({ column, direction }) =>
        address.change({ sort: { field: column, order: direction === 'ascending' ? 'ASC' : 'DESC' } })
      }
      rowActions={hasActions ? rowActions : undefined}
      rowHref={rowHref}
      rowId={rowId}
      rowName={rowName}
      rows={rows}
      selection={hasActions ? selection : undefined}
      skeletonRows={Math.min(address.list.pageSize, mostSkeletons)}
      sort={tableSort(address.list)}
      status={status}
    />
  );
}
