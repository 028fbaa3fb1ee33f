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

/** The export of a list as somebody looks at it. */
export interface ListExport extends Pick<Export, 'bytes' | 'cancel'> {
  readonly start: () => void;
}

/** Columns that are no attributes. */
const ofEveryType: ReadonlySet<string> = new Set(['id', 'publishedAt']);

/**
 * Exports a list with its search, filters, order and columns. Of those only the server's own are in the file, which is
 * said: what plugins draw in theirs is known to the page alone.
 */
export function useListExport(
  view: ContentTypeView,
  list: ListParameters,
  columns: readonly ListColumn[],
): ListExport {
  const { uid, apiID, attributes } = view.contentType;
  const permissions = useFieldPermissions(uid);
  const asker = useFilterContext();
  const intl = useIntl();
  const { bytes, cancel, start } = useExport();
  const startThis = useCallback(() => {
    const { page: _page, pageSize: _size, ...query } = listQuery(readableList(list, permissions), asker);
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
  }, [uid, apiID, attributes, list, permissions, asker, columns, intl, start]);
  return useMemo(() => ({ bytes, cancel, start: startThis }), [bytes, cancel, startThis]);
}

/** What is to be exported: the columns of a list, and the query that finds its entries. */
export interface ExportSpec {
  /** Uid of the content type. */
  readonly uid: string;
  /** Begins the name of the file. */
  readonly name: string;
  readonly columns: readonly string[];
  /** What is looked at and not in the file, in words; empty where all of it is. */
  readonly leftOut: string;
  readonly query: Readonly<Record<string, unknown>>;
}

export interface Export {
  /** How many bytes have come; null while nothing is exported. */
  readonly bytes: number | null;
  readonly start: (spec: ExportSpec) => Promise<void>;
  /** Stops; what has come already is thrown away. */
  readonly cancel: () => void;
}

/** Exports a list as a file of comma-separated values, one list at a time. Never rejects. */
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
        // A cancelled call rejects with an error that is nobody's.
        if (!signal.aborted) notify({ tone: 'warning', title: errorText(error, exportMessages.failed) });
      } finally {
        if (running.current === controller) setBytes(null);
      }
    },
    [http, notify, cancel],
  );
  return { bytes, start, cancel };
}

/** Time that a browser has to take the file over, milliseconds. */
const takeover = 60_000;

/** Hands a file to the browser, which saves it under the name where downloads go. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), takeover);
}
