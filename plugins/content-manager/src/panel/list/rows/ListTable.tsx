import { entryActions, type Entry } from '@admin/content-model';
import { useCan } from '@admin/shell';
import { Button, EmptyState, Table, type TableColumn, type TableSort } from '@admin/ui';
import { Inbox, Plus, Search } from '@admin/ui/icons';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { contentTypePath } from '../menu/content-type-links.ts';
import type { ContentTypeView } from '../schema/index.ts';
import { shownText } from './cells/shown-text.ts';
import { pluginSearch, type ListParameters } from './list-parameters.ts';
import { listMessages } from './messages.ts';
import { RowActions } from './RowActions.tsx';
import type { ListAddress } from './use-list-address.ts';

export interface ListTableProps {
  readonly view: ContentTypeView;
  readonly address: ListAddress;
  readonly columns: readonly TableColumn<Entry>[];
  readonly rows: readonly Entry[];
  readonly status: 'ready' | 'loading' | 'refreshing';
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
}

function tableSort({ sort }: ListParameters): TableSort | undefined {
  return sort && { column: sort.field, direction: sort.order === 'ASC' ? 'ascending' : 'descending' };
}

const rowId = (entry: Entry): string => String(entry.id);

/** The rows of a list, or why there are none. */
export function ListTable({ view, address, columns, rows, status, selected, onSelect }: ListTableProps) {
  const intl = useIntl();
  const { contentType, configuration } = view;
  const { uid, info } = contentType;
  const { bulkable, mainField } = configuration.settings;
  const mayDelete = useCan([{ action: entryActions.delete, subject: uid }]);
  const mayPublish = useCan([{ action: entryActions.publish, subject: uid }]);
  const path = contentTypePath(contentType);
  const kept = pluginSearch(address.query);

  const rowHref = useCallback((entry: Entry) => `${path}/${entry.id}${kept}`, [path, kept]);
  const rowName = useCallback((entry: Entry) => shownText(entry[mainField] ?? entry.id), [mainField]);
  const rowActions = useCallback(
    (entry: Entry) => (
      <RowActions
        entry={entry}
        href={rowHref(entry)}
        mayDelete={mayDelete}
        name={rowName(entry)}
        onDeleted={(id) => onSelect(new Set([...selected].filter((one) => one !== String(id))))}
        uid={uid}
      />
    ),
    [rowHref, rowName, mayDelete, uid, onSelect, selected],
  );
  const selection = useMemo(() => ({ selected, onChange: onSelect }), [selected, onSelect]);
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
      skeletonRows={Math.min(address.list.pageSize, 20)}
      sort={tableSort(address.list)}
      status={status}
    />
  );
}

interface EmptyListProps {
  readonly address: ListAddress;
  readonly name: string;
  readonly path: string;
  readonly uid: string;
}

function EmptyList({ address, name, path, uid }: EmptyListProps) {
  const intl = useIntl();
  const mayCreate = useCan([{ action: entryActions.create, subject: uid }]);
  const { search } = address.list;
  if (search !== '') {
    return (
      <EmptyState
        action={
          <Button onClick={() => address.change({ search: '' })}>
            {intl.formatMessage(listMessages.clearSearch)}
          </Button>
        }
        body={intl.formatMessage(listMessages.noMatchBody, { search })}
        icon={Search}
        title={intl.formatMessage(listMessages.noMatchTitle)}
      />
    );
  }
  return (
    <EmptyState
      action={
        mayCreate && (
          <Button asChild startIcon={<Plus aria-hidden="true" size={16} />} variant="primary">
            <Link to={`${path}/create${pluginSearch(address.query)}`}>
              {intl.formatMessage(listMessages.create)}
            </Link>
          </Button>
        )
      }
      body={intl.formatMessage(listMessages.emptyBody, { name })}
      icon={Inbox}
      title={intl.formatMessage(listMessages.emptyTitle)}
    />
  );
}
