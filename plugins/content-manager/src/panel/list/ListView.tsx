import { entryActions, type Entry } from '@admin/content-model';
import { PageHeader, useCan, ZoneOutlet, type Selection } from '@admin/shell';
import { Button, EmptyState, Icon, Pagination } from '@admin/ui';
import { CloudOff, Plus } from '@admin/ui/icons';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { listViewActions } from '../../points.ts';
import { contentTypePath } from '../menu/content-type-links.ts';
import type { ContentTypeView } from '../schema/index.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { DisplayedFieldsMenu } from './columns/DisplayedFieldsMenu.tsx';
import { possibleColumns } from './columns/list-columns.ts';
import { useDisplayedNames } from './columns/use-displayed-names.ts';
import { useListColumns, useListContext } from './columns/use-list-columns.ts';
import { useTableColumns } from './columns/use-table-columns.tsx';
import { pageSizes, pluginSearch } from './list-parameters.ts';
import { ListSearch } from './ListSearch.tsx';
import { ListTable } from './ListTable.tsx';
import styles from './ListView.module.css';
import { listMessages } from './messages.ts';
import { useEntries } from './use-entries.ts';
import { useListAddress } from './use-list-address.ts';

const nothing: ReadonlySet<string> = new Set();
const noRows: readonly Entry[] = [];

/** A list of entries: what the address says of it, its rows, and what can be done with them. */
export function ListView({ view }: { readonly view: ContentTypeView }) {
  const intl = useIntl();
  const { contentType, configuration } = view;
  const { uid, info } = contentType;
  const address = useListAddress();
  const { list, change, query } = address;
  const page = useEntries(uid, list);
  const context = useListContext(view, list);
  const displayed = useDisplayedNames(configuration.layouts.list);
  const columns = useTableColumns(useListColumns(view, displayed.names, context), uid);
  const possible = useMemo(() => possibleColumns(view), [view]);
  const [selected, setSelected] = useState(nothing);
  const mayCreate = useCan([{ action: entryActions.create, subject: uid }]);
  const onSearch = useCallback((search: string) => change({ search }), [change]);

  const rows = page.data?.results ?? noRows;
  const pagination = page.data?.pagination;
  const beyondEnd =
    pagination && pagination.pageCount > 0 && list.page > pagination.pageCount && !page.isPlaceholderData;
  useEffect(() => {
    if (beyondEnd) change({ page: pagination.pageCount });
  }, [beyondEnd, change, pagination]);

  const { refetch } = page;
  const selection = useMemo<Selection>(() => {
    const ids = [...selected].map(Number);
    return {
      contentType: uid,
      ids,
      entries: rows.filter(({ id }) => selected.has(String(id))),
      ...(list.parameters['locale'] === undefined ? {} : { locale: list.parameters['locale'] }),
      clear: () => setSelected(nothing),
      refresh: async () => {
        await refetch();
      },
    };
  }, [selected, rows, uid, list, refetch]);

  return (
    <>
      <PageHeader
        actions={
          mayCreate && (
            <Button asChild startIcon={<Icon icon={Plus} />} variant="primary">
              <Link to={`${contentTypePath(contentType)}/create${pluginSearch(query)}`}>
                {intl.formatMessage(listMessages.create)}
              </Link>
            </Button>
          )
        }
        back={{ to: '/content-manager/', label: intl.formatMessage(listMessages.back) }}
        subtitle={pagination && intl.formatMessage(listMessages.found, { count: pagination.total })}
        title={info.displayName}
      />
      <div className={styles.page}>
        <div className={styles.tools}>
          <div className={styles.search}>
            {configuration.settings.searchable && (
              <ListSearch name={info.displayName} onSearch={onSearch} search={list.search} />
            )}
          </div>
          <ZoneOutlet props={context} zone={listViewActions} />
          <DisplayedFieldsMenu displayed={displayed} possible={possible} />
        </div>
        {selected.size > 0 && <BulkBar selection={selection} />}
        {page.isError && page.data === undefined ? (
          <EmptyState
            action={
              <Button loading={page.isFetching} onClick={() => void refetch()} variant="primary">
                {intl.formatMessage(listMessages.retry)}
              </Button>
            }
            body={intl.formatMessage(listMessages.fetchFailedBody)}
            icon={CloudOff}
            title={intl.formatMessage(listMessages.fetchFailedTitle)}
          />
        ) : (
          <ListTable
            address={address}
            columns={columns}
            onSelect={setSelected}
            rows={rows}
            selected={selected}
            status={page.isPending ? 'loading' : page.isPlaceholderData ? 'refreshing' : 'ready'}
            view={view}
          />
        )}
        {pagination && pagination.total > 0 && (
          <Pagination
            hrefFor={(number) => `?${changedPage(query, number)}`}
            labels={{
              navigation: intl.formatMessage(listMessages.pagination),
              previous: intl.formatMessage(listMessages.previousPage),
              next: intl.formatMessage(listMessages.nextPage),
              page: (number) => intl.formatMessage(listMessages.page, { page: number }),
              pageSize: intl.formatMessage(listMessages.pageSize),
              summary: (range) => intl.formatMessage(listMessages.range, range),
            }}
            onPageSizeChange={(pageSize) => change({ pageSize })}
            page={list.page}
            pageCount={pagination.pageCount}
            pageSize={list.pageSize}
            pageSizes={pageSizes}
            total={pagination.total}
          />
        )}
      </div>
    </>
  );
}

function changedPage(query: URLSearchParams, page: number): string {
  const next = new URLSearchParams(query);
  next.set('page', String(page));
  return next.toString();
}
