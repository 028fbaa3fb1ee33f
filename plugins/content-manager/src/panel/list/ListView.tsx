import { entryActions, type Entry } from '@admin/content-model';
import { LoadFailed, PageHeader, useCan } from '@admin/shell';
import { SlotOutlet, usePageInRange } from '@admin/shell/host';
import { LinkRendererProvider } from '@admin/ui';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { listHeader } from '../../points.ts';
import { contentStart } from '../address/index.ts';
import type { ContentTypeView } from '../schema/index.ts';
import { columnsNamed, possibleColumns } from './fields/columns.ts';
import { useDisplayedNames } from './columns/use-displayed-names.ts';
import { useColumnWidths, useFittingColumns, useTableColumns } from './columns/use-table-columns.tsx';
import { useListColumns, useListContext } from './columns/use-list-columns.ts';
import { CreateButton } from './CreateButton.tsx';
import { EntriesPager } from './EntriesPager.tsx';
import { listStatus, useEntries, useKeptRows } from './entries/use-entries.ts';
import { useEntriesAhead } from './entries/use-entries-ahead.ts';
import { ExportProgress } from './export/ExportProgress.tsx';
import { useListExport } from './export/use-list-export.ts';
import { useListKeys } from './use-list-keys.ts';
import { ListBar } from './ListBar.tsx';
import { ListCount } from './ListCount.tsx';
import { renderListLink } from './ListLink.tsx';
import styles from './ListView.module.css';
import { listMessages } from './messages.ts';
import { ListBody } from './rows/ListBody.tsx';
import { isReadable, useFieldPermissions } from '../permissions/index.ts';
import { ListTable } from './rows/ListTable.tsx';
import { useCurrentView, useViewColumns, useViews } from './views/use-views.ts';

const noRows: readonly Entry[] = [];

/** A list of entries: what the address says of it, its rows, and what can be done with them. */
export function ListView({ view }: { readonly view: ContentTypeView }) {
  const intl = useIntl();
  const { contentType, configuration } = view;
  const { uid, info } = contentType;
  const { address, ask } = useEntriesAhead(uid);
  const { list, query } = address;
  const context = useListContext(view, list);
  const permissions = useFieldPermissions(uid);
  const layout = useMemo(
    () =>
      columnsNamed(view, configuration.layouts.list)
        .map(({ name }) => name)
        .filter((name) => isReadable(permissions, name)),
    [view, configuration, permissions],
  );
  const views = useViews(uid);
  const current = useCurrentView(views, query, configuration.settings);
  const displayed = useDisplayedNames(useViewColumns(view, layout, current), String(current?.id ?? ''));
  const { shown, added } = useListColumns(view, displayed, context);
  const all = useTableColumns(shown, view, context.contentType);
  const sized = useColumnWidths(all, shown, views);
  const { columns, linkId, rowHeight } = useFittingColumns(sized.table, shown, view);
  const exporting = useListExport(view, list, shown);
  const possible = useMemo(
    () => possibleColumns(view).filter(({ name }) => isReadable(permissions, name)),
    [view, permissions],
  );
  const body = useRef<HTMLDivElement>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  const { searchable: isSearchable, bulkable: isBulkable } = configuration.settings;
  useListKeys({ search: searchInput, isSearchable, isBulkable });
  const mayCreate = useCan([{ action: entryActions.create, subject: uid }]);

  const page = useEntries(uid, list);
  const status = listStatus(page, list.page);
  const rows = useKeptRows(page.data?.results ?? noRows);
  const counts = page.data?.pagination;
  usePageInRange({ address, pageCount: (!page.isPlaceholderData && counts?.pageCount) || undefined });

  const pager = counts && counts.total > 0 && (
    <EntriesPager
      address={address}
      ask={ask}
      isAtLeast={counts.totalIsAtLeast === true}
      pageCount={counts.pageCount}
      total={counts.total}
    />
  );

  return (
    <LinkRendererProvider renderLink={renderListLink}>
      <SlotOutlet
        Default={PageHeader}
        props={{
          context,
          title: info.displayName,
          back: { to: contentStart, label: intl.formatMessage(listMessages.back) },
          actions: mayCreate && <CreateButton query={query} uid={uid} />,
          subtitle: <ListCount counts={counts} status={status} />,
        }}
        slot={listHeader}
      />
      <div className={styles.page} ref={body}>
        <ListBar
          added={added}
          address={address}
          context={context}
          current={current}
          displayed={displayed}
          layout={layout}
          onExport={exporting.bytes === null ? exporting.start : undefined}
          onResetWidths={sized.reset}
          page={body}
          possible={possible}
          searchInput={searchInput}
          shown={shown}
          view={view}
          views={views}
        />
        {exporting.bytes !== null && <ExportProgress bytes={exporting.bytes} onCancel={exporting.cancel} />}
        <ListBody counts={counts} list={list} pager={pager} rows={rows} view={view}>
          {(chosen) =>
            status === 'failed' ? (
              <LoadFailed query={page} title={listMessages.fetchFailedTitle} />
            ) : (
              <ListTable
                address={address}
                chosen={chosen}
                columns={columns}
                linkColumn={linkId}
                onColumnResize={rowHeight === 'line' ? sized.onResize : undefined}
                rowHeight={rowHeight}
                rows={rows}
                status={status}
                view={view}
              />
            )
          }
        </ListBody>
      </div>
    </LinkRendererProvider>
  );
}
