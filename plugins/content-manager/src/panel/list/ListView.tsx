import { ListPager, LoadFailed, PageHeader, SelectionArea } from '@admin/shell';
import { pageSizes, SlotOutlet } from '@admin/shell/host';
import { LinkRendererProvider, Skeleton } from '@admin/ui';
import { lazy, memo, Suspense, useRef } from 'react';
import { useIntl } from 'react-intl';
import { listHeader } from '../../points.ts';
import { contentStart } from '../address/index.ts';
import type { ContentTypeView } from '../schema/index.ts';
import { ListBar } from './bar/ListBar.tsx';
import { BulkActions, SelectMatchingButton } from './bulk/BulkActions.tsx';
import type { EntryPageCode } from './entries/use-entry-prefetch.ts';
import { useListExport } from './export/use-list-export.ts';
import { ListActions } from './ListActions.tsx';
import { useListLinks } from './ListLink.tsx';
import styles from './ListView.module.css';
import { listMessages } from './messages.ts';
import { useList, useListEntries } from './model/list-context.ts';
import { ListProvider } from './model/ListProvider.tsx';
import { useListSelection } from './model/use-list-selection.ts';
import { ListTable } from './rows/ListTable.tsx';

const ExportProgress = lazy(async () => {
  const { ExportProgress: progress } = await import('./export/ExportProgress.tsx');
  return { default: progress };
});

export interface ListViewProps {
  readonly view: ContentTypeView;
  readonly entryPageCode: EntryPageCode;
}

/** The list of a collection type: header, controls, rows and pager. */
export function ListView(props: ListViewProps) {
  return (
    <LinkRendererProvider renderLink={useListLinks(props.entryPageCode)}>
      <ListProvider {...props}>
        <ListHeader />
        <ListContent />
      </ListProvider>
    </LinkRendererProvider>
  );
}

function ListHeader() {
  const intl = useIntl();
  const { view, context } = useList();
  const { info } = view.contentType;
  return (
    <SlotOutlet
      Default={PageHeader}
      props={{
        context,
        title: info.displayName,
        back: { to: contentStart, label: intl.formatMessage(listMessages.back) },
        actions: <ListActions />,
        subtitle: <ListCount />,
      }}
      slot={listHeader}
    />
  );
}

/** The number of entries; a skeleton of the same height until it is known, so that nothing moves. */
function ListCount() {
  const intl = useIntl();
  const { status, counts } = useListEntries();
  if (counts) {
    const message = counts.totalIsAtLeast === true ? listMessages.foundMore : listMessages.found;
    return intl.formatMessage(message, { count: counts.total });
  }
  return <span className={styles.count}>{status !== 'failed' && <Skeleton />}</span>;
}

function ListContent() {
  const { view, address, columns } = useList();
  const { bytes, start, cancel } = useListExport(view, address.list, columns.shown);
  const page = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.page} ref={page}>
      <ListBar onExport={bytes === null ? start : undefined} page={page} />
      {bytes !== null && (
        <Suspense fallback={null}>
          <ExportProgress bytes={bytes} onCancel={cancel} />
        </Suspense>
      )}
      <ListRows />
    </div>
  );
}

const matchingMessages = { ...listMessages, selected: listMessages.allSelected };

/** The rows with the bar of bulk actions. Only this part renders again when the selection changes. */
const ListRows = memo(function ListRows() {
  const { view } = useList();
  const { counts, failed } = useListEntries();
  const selected = useListSelection();
  const { selection, selectMatching, clear } = selected;
  return (
    <SelectionArea
      actions={<BulkActions selection={selection} view={view} />}
      count={selection.count}
      messages={selection.matching ? matchingMessages : listMessages}
      more={
        selectMatching && counts && <SelectMatchingButton count={counts.total} onPress={selectMatching} />
      }
      onClear={clear}
    >
      {failed ? (
        <LoadFailed query={failed} title={listMessages.fetchFailedTitle} />
      ) : (
        <ListTable selected={selected} />
      )}
      {counts && counts.total > 0 && (
        <EntriesPager
          isAtLeast={counts.totalIsAtLeast === true}
          pageCount={counts.pageCount}
          total={counts.total}
        />
      )}
    </SelectionArea>
  );
});

interface EntriesPagerProps {
  readonly pageCount: number;
  readonly total: number;
  /** True if there are more entries, which the server has not counted. */
  readonly isAtLeast: boolean;
}

const pagerMessagesOfMore = { ...listMessages, range: listMessages.rangeOfMore };

/** The pager. It renders again for another address or number of entries, but not for other rows. */
const EntriesPager = memo(function EntriesPager({ pageCount, total, isAtLeast }: EntriesPagerProps) {
  const { model, address } = useList();
  const { list, change, hrefFor } = address;
  return (
    <ListPager
      counts={{ pageCount, total }}
      hrefFor={(page) => hrefFor({ page })}
      messages={isAtLeast ? pagerMessagesOfMore : listMessages}
      onPagePress={(page) => model.request(hrefFor({ page }))}
      onPageSizeChange={(pageSize) => change({ pageSize })}
      page={list.page}
      pageSize={list.pageSize}
      pageSizes={pageSizes}
    />
  );
});
