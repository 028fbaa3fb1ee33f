import { errorText, httpRef, notifyRef, saveFile, useService, type HttpClient } from '@admin/shell';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { Static } from 'typebox';
import type { auditLogEndpoints } from '../contract.ts';
import { filterQuery, type RecordFilters, type RecordListParameters } from './audit-address.ts';
import { auditMessages } from './messages.ts';

/** The root of all query keys of the audit log. */
const tag = 'AuditLog';

function calls(http: HttpClient) {
  return http.for<typeof auditLogEndpoints>();
}

/** A page of records. */
export type RecordPage = Static<(typeof auditLogEndpoints)['listAuditRecords']['response']>;

/** Loads a page of records. The rows of the previous page remain until the next ones are loaded. */
export function recordsQuery(http: HttpClient, { page, pageSize, filters, before }: RecordListParameters) {
  const query = { page, pageSize, ...filterQuery(filters), ...(before !== null && { before }) };
  return queryOptions({
    queryKey: [tag, 'list', query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => calls(http).call('GET /admin/audit-logs', { query, signal }),
  });
}

/** Loads one record with its values. */
export function recordQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: [tag, 'one', id],
    queryFn: ({ signal }) => calls(http).call('GET /admin/audit-logs/:id', { params: { id }, signal }),
  });
}

/** Loads the values that records can be filtered by. */
export function filterOptionsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [tag, 'filters'],
    queryFn: ({ signal }) => calls(http).call('GET /admin/audit-logs/filters', { signal }),
  });
}

/** Exports the filtered records as a file. */
export function useExportRecords(filters: RecordFilters) {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  return useMutation({
    mutationFn: async (format: 'csv' | 'ndjson') => {
      const query = { ...filterQuery(filters), format };
      const file = await calls(http).download('GET /admin/audit-logs/export', { query });
      saveFile(file, `audit-log-${new Date().toISOString().slice(0, 10)}.${format}`);
    },
    onSuccess: () => notify({ tone: 'success', title: auditMessages.exported }),
    onError: (error) => notify({ tone: 'danger', title: errorText(error, auditMessages.exportFailed) }),
  });
}
