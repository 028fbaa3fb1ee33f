import { errorText, httpRef, notifyRef, useService } from '@admin/shell';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ListColumn } from '../../../points.ts';
import { useFilterContext } from '../../address/address-hooks.ts';
import { type ListParameters, listQuery } from '../../address/list-parameters.ts';
import { useFieldPermissions } from '../../permissions/index.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { readableList } from '../entries/entries-query.ts';
import { listMessages } from '../messages.ts';
import type { ExportSpec } from './download-list.ts';

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
    } = listQuery(readableList(list, permissions, attributes), filterContext);
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
    async (spec: ExportSpec) => {
      cancel();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      setBytes(0);
      try {
        const { downloadList } = await import('./download-list.ts');
        await downloadList(spec, { http, notify, signal, onProgress: setBytes });
      } catch (error) {
        // The rejection of a cancelled request is not an error.
        if (!signal.aborted) notify({ tone: 'warning', title: errorText(error, listMessages.exportFailed) });
      } finally {
        if (running.current === controller) setBytes(null);
      }
    },
    [http, notify, cancel],
  );
  return { bytes, start, cancel };
}
