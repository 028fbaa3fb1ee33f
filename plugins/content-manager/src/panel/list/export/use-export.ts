import { errorText, httpRef, notifyRef, useService } from '@admin/shell';
import { useCallback, useEffect, useRef, useState } from 'react';
import { exportMessages } from './messages.ts';
import { saveFile } from './save-file.ts';

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
