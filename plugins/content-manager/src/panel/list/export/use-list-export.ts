import { errorText, httpRef, notifyRef, useService } from '@admin/shell';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ListColumn } from '../../../points.ts';
import { useFilterContext } from '../../address/address-hooks.ts';
import { type ListParameters, listQuery } from '../../address/list-parameters.ts';
import { useFieldPermissions } from '../../permissions/index.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { readableList } from '../entries/entries-query.ts';
import { exportMessages } from '../messages.ts';

/** The export of a list in its current state. */
export interface ListExport extends Pick<Export, 'bytes' | 'cancel'> {
  readonly start: () => void;
}

/** Columns without an attribute. */
const ofEveryType: ReadonlySet<string> = new Set(['id', 'publishedAt']);

/**
 * Exports a list with its search, filters, sorting and columns. Columns of plugins exist only in the panel; a notice
 * names those that the file lacks.
 */
export function useListExport(
  view: ContentTypeView,
  list: ListParameters,
  columns: readonly ListColumn[],
): ListExport {
  const { uid, apiID, attributes } = view.contentType;
  const permissions = useFieldPermissions(uid);
  const filterContext = useFilterContext();
  const intl = useIntl();
  const { bytes, cancel, start } = useExport();
  const startThis = useCallback(() => {
    const {
      page: _page,
      pageSize: _size,
      ...query
    } = listQuery(readableList(list, permissions), filterContext);
    const isKnown = ({ name }: ListColumn) => ofEveryType.has(name) || Object.hasOwn(attributes, name);
    const added = columns.filter((column) => !isKnown(column));
    void start({
      uid,
      name: apiID,
      columns: columns.filter(isKnown).map(({ name }) => name),
      leftOut: intl.formatList(
        added.map(({ label }) => (typeof label === 'string' ? label : intl.formatMessage(label))),
        { type: 'conjunction' },
      ),
      query,
    });
  }, [uid, apiID, attributes, list, permissions, filterContext, columns, intl, start]);
  return useMemo(() => ({ bytes, cancel, start: startThis }), [bytes, cancel, startThis]);
}

/** The columns and the query to export. */
export interface ExportSpec {
  /** Uid of the content type. */
  readonly uid: string;
  /** The file name starts with it. */
  readonly name: string;
  readonly columns: readonly string[];
  /** The labels of shown columns that the file lacks; empty if it has all. */
  readonly leftOut: string;
  readonly query: Readonly<Record<string, unknown>>;
}

export interface Export {
  /** Received bytes; null while no export is running. */
  readonly bytes: number | null;
  readonly start: (spec: ExportSpec) => Promise<void>;
  /** Cancels the export and discards the received bytes. */
  readonly cancel: () => void;
}

/** Exports a list as a CSV file, one list at a time. Never rejects. */
export function useExport(): Export {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const start = useCallback(
    async ({ uid, name, columns, leftOut, query }: ExportSpec) => {
      cancel();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      setBytes(0);
      try {
        const file = await http.download('GET /content-manager/collection-types/:uid/export', {
          params: { uid },
          query: { ...query, columns: columns.join(',') },
          signal,
          onProgress: setBytes,
        });
        saveFile(file, `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
        notify(
          leftOut === ''
            ? { tone: 'success', title: exportMessages.done }
            : { tone: 'info', title: { ...exportMessages.without, values: { columns: leftOut } } },
        );
      } catch (error) {
        // The rejection of a cancelled request is not an error.
        if (!signal.aborted) notify({ tone: 'warning', title: errorText(error, exportMessages.failed) });
      } finally {
        if (running.current === controller) setBytes(null);
      }
    },
    [http, notify, cancel],
  );
  return { bytes, start, cancel };
}

/** Milliseconds until the object URL is revoked; the browser has read the file by then. */
const takeover = 60_000;

/** Saves a file as a download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), takeover);
}
