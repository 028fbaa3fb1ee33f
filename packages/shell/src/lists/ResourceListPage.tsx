import { Button, EmptyState, Icon, Skeleton, Table, type EmptyStateProps, type TableProps } from '@admin/ui';
import { Plus } from '@admin/ui/icons';
import type { UseQueryResult } from '@tanstack/react-query';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PageHeader } from '../frame/page/PageHeader.tsx';
import type { MessageDescriptor } from '../messages/message.ts';
import { pageSizes } from '../navigation/list-parameters.ts';
import { PanelLink } from '../navigation/PanelLink.tsx';
import { LoadFailed } from '../page/LoadFailed.tsx';
import { PageBody } from '../page/PageBody.tsx';
import { usePageInRange, type PagedList } from './list-address.ts';
import { ListLinks } from './ListLinks.tsx';
import { ListPager, type ListPagerProps } from './ListPager.tsx';
import { usePhoneRows, type PhoneRows } from './phone-rows.tsx';
import styles from './ResourceListPage.module.css';
import { useTableLabels, type TableMessages } from './rows.tsx';
import { SelectionArea, type RowSelection, type SelectionAreaProps } from './selection.tsx';

export interface CreateLinkProps {
  readonly to: string;
  readonly label: MessageDescriptor;
}

/** A link to the page that creates a row. */
export function CreateLink({ to, label }: CreateLinkProps) {
  const intl = useIntl();
  return (
    <Button asChild startIcon={<Icon icon={Plus} />} variant="primary">
      <PanelLink to={to}>{intl.formatMessage(label)}</PanelLink>
    </Button>
  );
}

/** A response of the server: all rows, or one page of them. */
export type ResourceRows<Row> =
  | readonly Row[]
  | {
      readonly results: readonly Row[];
      readonly pagination: { readonly pageCount: number; readonly total: number };
    };

/** The result of `useQuery` that loads the rows. */
export type ResourceQuery<Row> = Pick<
  UseQueryResult<ResourceRows<Row>>,
  'data' | 'error' | 'isError' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>;

/** The columns of the list, and the actions of its rows. Pass stable functions, so that rows keep their elements. */
export interface ResourceTable<Row> extends Pick<
  TableProps<Row>,
  'columns' | 'rowId' | 'rowName' | 'rowHref' | 'rowActions' | 'sort' | 'onSort' | 'skeletonRows'
> {
  readonly onPhone: PhoneRows<Row>;
  /** Rows to show when the page filters or sorts them. @default the rows of the query */
  readonly rows?: readonly Row[];
}

export interface ResourceSelection extends Pick<SelectionAreaProps, 'actions' | 'messages'> {
  readonly rows: RowSelection;
}

/** Paging by the address. Load the page with `address.list`. */
export interface ResourcePaging {
  readonly address: {
    readonly list: { readonly page: number; readonly pageSize: number };
    readonly hrefFor: (change: { readonly page: number }) => string;
    readonly change: (
      change: { readonly page: number } | { readonly pageSize: number },
      history?: 'push' | 'replace',
    ) => void;
  };
  readonly messages: ListPagerProps['messages'];
}

export interface ResourceListPageProps<Row> {
  /** Title of the page, and accessible name of the table. */
  readonly title: MessageDescriptor;
  /** `found` is the line below the title; it receives the number of rows as `{count}`. */
  readonly messages: TableMessages & { readonly found: MessageDescriptor };
  /** One or two sentences above the table. */
  readonly description?: ReactNode;
  readonly query: ResourceQuery<Row>;
  readonly table: ResourceTable<Row>;
  /** Shown when the table has no rows. */
  readonly empty: EmptyStateProps;
  /**
   * Creates a row. A link moves from the header to the empty state while there are no rows; an element, such as a button
   * that opens a dialog, stays in the header.
   */
  readonly create?: CreateLinkProps | ReactElement | undefined;
  /** Search and filters, between the header and the table. */
  readonly tools?: ReactNode;
  /** Checked rows and the actions on them. */
  readonly selection?: ResourceSelection | undefined;
  /** @default all rows are on one page */
  readonly paging?: ResourcePaging;
  /** Shown below the table and its pages, such as a link to further rows. */
  readonly footer?: ReactNode;
  /** Dialogs of the page. */
  readonly children?: ReactNode;
}

const noRows: readonly never[] = [];

const singlePage: PagedList['address'] = { list: { page: 1 }, change: () => undefined };

/** The part of its query that the page shows. */
function useResourceState<Row>(
  { data, isError, isPlaceholderData }: ResourceQuery<Row>,
  paging?: ResourcePaging,
) {
  const pagination = data && 'results' in data ? data.pagination : undefined;
  const pageCount = isPlaceholderData ? undefined : pagination?.pageCount;
  const isInRange = usePageInRange({ address: paging?.address ?? singlePage, pageCount });
  const rows = (data && 'results' in data ? data.results : data) ?? noRows;
  const isLoading = !data || !isInRange || (isPlaceholderData && rows.length === 0);
  return {
    rows,
    pagination,
    total: data && (pagination?.total ?? rows.length),
    isFailed: isError && !data,
    status: isLoading ? 'loading' : isPlaceholderData ? 'refreshing' : 'ready',
  } as const;
}

/**
 * A page that lists the items of one kind: header with the count, search, table and pages, and the states loading,
 * empty and failed.
 */
export function ResourceListPage<Row>({
  title,
  messages,
  description,
  query,
  table,
  empty,
  create,
  tools,
  selection,
  paging,
  footer,
  children,
}: ResourceListPageProps<Row>) {
  const intl = useIntl();
  const { rows, pagination, total, isFailed, status } = useResourceState(query, paging);
  const label = intl.formatMessage(title);
  const isElement = isValidElement(create);
  const createButton = isElement ? create : create && <CreateLink {...create} />;
  const isCreateInEmptyState = createButton !== undefined && !isElement && total === 0;
  const found = total === undefined ? undefined : intl.formatMessage(messages.found, { count: total });
  const resourceTable = (
    <ResourceTableView
      empty={<EmptyState {...empty} {...(isCreateInEmptyState && { action: createButton })} />}
      label={label}
      messages={messages}
      rows={table.rows ?? rows}
      selection={selection?.rows}
      skeletonRows={paging && Math.min(paging.address.list.pageSize, 20)}
      status={status}
      table={table}
    />
  );
  const list = (
    <>
      {isFailed ? (
        <LoadFailed query={query} />
      ) : paging ? (
        <ListLinks>{resourceTable}</ListLinks>
      ) : (
        resourceTable
      )}
      {paging && pagination && pagination.total > 0 && <ResourcePager {...paging} counts={pagination} />}
      {footer}
    </>
  );
  return (
    <>
      <PageHeader
        actions={!isCreateInEmptyState && createButton}
        // Without a count, a space keeps the height of the header.
        subtitle={found ?? (isFailed ? ' ' : <Skeleton />)}
        title={label}
      />
      <PageBody content="list">
        {description !== undefined && <p className={styles.description}>{description}</p>}
        {tools}
        {selection ? <SelectableRows {...selection}>{list}</SelectableRows> : list}
      </PageBody>
      {children}
    </>
  );
}

interface ResourceTableViewProps<Row> extends Pick<
  TableProps<Row>,
  'empty' | 'label' | 'rows' | 'selection' | 'skeletonRows' | 'status'
> {
  readonly messages: TableMessages;
  readonly table: ResourceTable<Row>;
}

function ResourceTableView<Row>({ messages, table, ...state }: ResourceTableViewProps<Row>) {
  const { onPhone, columns, rows: _rows, skeletonRows = 4, ...behaviour } = table;
  return (
    <Table
      {...behaviour}
      {...state}
      {...usePhoneRows(columns, onPhone)}
      labels={useTableLabels(messages)}
      skeletonRows={state.skeletonRows ?? skeletonRows}
    />
  );
}

function SelectableRows({ rows, children, ...bar }: ResourceSelection & { readonly children: ReactNode }) {
  return (
    <SelectionArea {...bar} count={rows.selected.size} onClear={rows.clear}>
      {children}
    </SelectionArea>
  );
}

function ResourcePager({ address, messages, counts }: ResourcePaging & Pick<ListPagerProps, 'counts'>) {
  const { list, hrefFor, change } = address;
  return (
    <ListPager
      counts={counts}
      hrefFor={(page) => hrefFor({ page })}
      messages={messages}
      onPageSizeChange={(pageSize) => change({ pageSize })}
      page={list.page}
      pageSize={list.pageSize}
      pageSizes={pageSizes}
    />
  );
}
