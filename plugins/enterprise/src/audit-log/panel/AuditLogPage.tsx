import {
  httpRef,
  NoValue,
  PanelLink,
  ResourceListPage,
  useCan,
  useService,
  type PhoneRows,
} from '@admin/shell';
import { Button, DropdownMenu, Icon, RelativeTime, type TableColumn } from '@admin/ui';
import { Download, History } from '@admin/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { auditLogActions } from '../audit-log-actions.ts';
import type { AuditRecord } from '../contract.ts';
import {
  useRecordListAddress,
  type RecordFilters,
  type RecordListAddress,
  type RecordListChange,
} from './audit-address.ts';
import { recordsQuery, useExportRecords, type RecordPage } from './audit-queries.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { auditMessages } from './messages.ts';
import { pageTitle } from './page-title.ts';
import { auditLogPage } from './pages.ts';
import { actionText, authorText, entityName, typeText } from './record-texts.ts';
import { RecordDetails } from './RecordDetails.tsx';
import styles from './AuditLogPage.module.css';

const onPhone: PhoneRows<AuditRecord> = { link: 'action', facts: ['entity', 'user', 'date'] };

const rowId = ({ id }: AuditRecord): string => String(id);

/** The records of the audit log, with filters, details and export. */
export default function AuditLogPage() {
  const intl = useIntl();
  const address = useRecordListAddress();
  const { list, hrefFor, change } = address;
  const query = useQuery(recordsQuery(useService(httpRef), list));
  const mayExport = useCan([{ action: auditLogActions.export }]);
  const columns = useColumns();
  const rowHref = useCallback(
    ({ id }: AuditRecord) => `${auditLogPage.to()}${hrefFor({ record: String(id) })}`,
    [hrefFor],
  );
  const rowName = useCallback(
    (record: AuditRecord) => `${actionText(intl, record.action)} ${entityName(record) ?? ''}`.trim(),
    [intl],
  );
  const setFilters = (filters: RecordFilters) => change({ filters });
  const isOpenEnded = query.data?.pagination.totalIsAtLeast === true;
  return (
    <ResourceListPage
      create={mayExport ? <ExportMenu filters={list.filters} /> : undefined}
      description={intl.formatMessage(auditMessages.description)}
      empty={{
        action: <Button onClick={() => setFilters({})}>{intl.formatMessage(auditMessages.clear)}</Button>,
        body: intl.formatMessage(auditMessages.emptyBody),
        icon: History,
        title: intl.formatMessage(auditMessages.emptyTitle),
      }}
      footer={<FurtherRecords address={address} records={query.data} />}
      messages={isOpenEnded ? { ...auditMessages, found: auditMessages.foundMany } : auditMessages}
      paging={{ address, messages: auditMessages }}
      query={query}
      table={{ columns, onPhone, rowHref, rowId, rowName }}
      title={pageTitle}
      tools={<AuditFilters filters={list.filters} onChange={setFilters} />}
    >
      <RecordDetails id={list.record} onClose={() => change({ record: null }, 'replace')} />
    </ResourceListPage>
  );
}

interface FurtherRecordsProps {
  readonly address: RecordListAddress;
  readonly records: RecordPage | undefined;
}

/** Links beyond the 10,000 records that pages reach: to older ones on the last page, and back to the newest. */
function FurtherRecords({ address: { list, hrefFor }, records }: FurtherRecordsProps) {
  const intl = useIntl();
  const { page, before } = list;
  const last = records?.results.at(-1);
  const isLastPage = records !== undefined && page >= records.pagination.pageCount;
  const hasOlder = isLastPage && records.pagination.totalIsAtLeast === true && last !== undefined;
  const link = (change: RecordListChange, label: (typeof auditMessages)['older' | 'newest']) => (
    <Button asChild>
      <PanelLink to={`${auditLogPage.to()}${hrefFor(change)}`}>{intl.formatMessage(label)}</PanelLink>
    </Button>
  );
  if (!hasOlder && before === null) return null;
  return (
    <div className={styles.further}>
      {before !== null && link({ before: null, page: 1 }, auditMessages.newest)}
      {hasOlder && link({ before: String(last.id), page: 1 }, auditMessages.older)}
    </div>
  );
}

function useColumns(): readonly TableColumn<AuditRecord>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        id: 'action',
        header: intl.formatMessage(auditMessages.action),
        width: '160px',
        cell: ({ action }) => actionText(intl, action),
      },
      {
        id: 'entity',
        header: intl.formatMessage(auditMessages.entity),
        cell: (record) => (
          <span className={styles.entity}>
            <span className={styles.type}>{typeText(intl, record.entity.type, record.entity.typeName)}</span>{' '}
            <bdi>{entityName(record)}</bdi>
          </span>
        ),
      },
      {
        id: 'user',
        header: intl.formatMessage(auditMessages.user),
        width: '200px',
        cell: (record) => <bdi>{authorText(intl, record)}</bdi>,
      },
      {
        id: 'ip',
        header: intl.formatMessage(auditMessages.ip),
        width: '132px',
        cell: ({ ip }) => (ip === null ? <NoValue /> : <bdi>{ip}</bdi>),
      },
      {
        id: 'date',
        header: intl.formatMessage(auditMessages.date),
        width: '140px',
        cell: ({ date }) => <RelativeTime date={date} locale={intl.locale} />,
      },
    ],
    [intl],
  );
}

function ExportMenu({ filters }: { readonly filters: RecordFilters }) {
  const intl = useIntl();
  const { mutate, isPending } = useExportRecords(filters);
  return (
    <DropdownMenu
      align="end"
      items={(['csv', 'ndjson'] as const).map((format) => ({
        id: format,
        label: intl.formatMessage(format === 'csv' ? auditMessages.exportCsv : auditMessages.exportNdjson),
        onSelect: () => mutate(format),
      }))}
      trigger={
        <Button loading={isPending} startIcon={<Icon icon={Download} />}>
          {intl.formatMessage(auditMessages.export)}
        </Button>
      }
    />
  );
}
