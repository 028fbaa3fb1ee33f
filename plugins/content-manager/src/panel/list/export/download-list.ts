import { saveFile, type HttpClient, type Notify } from '@admin/shell';
import { exportMessages } from './messages.ts';

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

export interface ExportHost {
  readonly http: HttpClient;
  readonly notify: Notify;
  readonly signal: AbortSignal;
  /** Receives the number of received bytes. */
  readonly onProgress: (bytes: number) => void;
}

/** Downloads a list as a CSV file and shows a notice. Rejects if the request fails. */
export async function downloadList(
  spec: ExportSpec,
  { notify, http, ...options }: ExportHost,
): Promise<void> {
  const { uid, name, columns, leftOut, query } = spec;
  const file = await http.download('GET /content-manager/collection-types/:uid/export', {
    params: { uid },
    query: { ...query, columns: columns.join(',') },
    ...options,
  });
  saveFile(file, `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
  notify(
    leftOut === ''
      ? { tone: 'success', title: exportMessages.done }
      : { tone: 'info', title: { ...exportMessages.without, values: { columns: leftOut } } },
  );
}
