import { entryActions, type Entry } from '@admin/content-model';
import { PageHeader, useCan, ZoneOutlet } from '@admin/shell';
import { Button, EmptyState } from '@admin/ui';
import { CloudOff } from '@admin/ui/icons';
import { useCallback, useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { listViewActions } from '../../points.ts';
import { contentTypePath } from '../menu/content-type-links.ts';
import type { ContentTypeView } from '../schema/index.ts';
import { useListAddress } from './address/use-list-address.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { DisplayedFieldsMenu } from './columns/DisplayedFieldsMenu.tsx';
import { possibleColumns } from './columns/list-columns.ts';
import { useDisplayedNames } from './columns/use-displayed-names.ts';
import { useListColumns, useListContext } from './columns/use-list-columns.ts';
import { useTableColumns } from './columns/use-table-columns.tsx';
import { CreateButton } from './CreateButton.tsx';
import { listStatus, useEntries } from './entries/use-entries.ts';
import { ListPager } from './ListPager.tsx';
import { ListSearch } from './ListSearch.tsx';
import styles from './ListView.module.css';
import { listMessages } from './messages.ts';
import { ListTable } from './rows/ListTable.tsx';
import { useSelection } from './rows/use-selection.ts';

const noRows: readonly Entry[] = [];

/** A list of entries: what the address says of it, its rows, and what can be done with them. */
export function ListView({ view }: { readonly view: ContentTypeView }) {
  const intl = useIntl();
  const { contentType, configuration } = view;
  const { uid, info } = contentType;
  const address = useListAddress();
  const { list, change, query } = address;
  const context = useListContext(view, list);
  const displayed = useDisplayedNames(configuration.layouts.list);
  const columns = useTableColumns(useListColumns(view, displayed.names, context), view);
  const possible = useMemo(() => possibleColumns(view), [view]);
  const mayCreate = useCan([{ action: entryActions.create, subject: uid }]);

  const page = useEntries(uid, list);
  const status = listStatus(page, list.page);
  const rows = page.data?.results ?? noRows;
  const counts = page.data?.pagination;
  const chosen = useSelection(uid, list, rows);
  const lastPage = counts && !page.isPlaceholderData && counts.pageCount > 0 ? counts.pageCount : list.page;
  useEffect(() => {
    if (list.page > lastPage) change({ page: lastPage }, 'replace');
  }, [list.page, lastPage, change]);
  const onSearch = useCallback((search: string) => change({ search }), [change]);

  return (
    <>
      <PageHeader
        actions={mayCreate && <CreateButton path={contentTypePath(contentType)} query={query} />}
        back={{ to: '/content-manager/', label: intl.formatMessage(listMessages.back) }}
        subtitle={counts && intl.formatMessage(listMessages.found, { count: counts.total })}
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
        {chosen.selected.size > 0 && <BulkBar selection={chosen.selection} />}
        {status === 'failed' ? (
          <EmptyState
            action={
              <Button loading={page.isFetching} onClick={() => void page.refetch()} variant="primary">
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
            chosen={chosen}
            columns={columns}
            rows={rows}
            status={status}
            view={view}
          />
        )}
        {counts && counts.total > 0 && <ListPager address={address} counts={counts} />}
      </div>
    </>
  );
}
