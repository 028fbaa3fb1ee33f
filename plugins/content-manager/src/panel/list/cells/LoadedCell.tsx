import type { Entry } from '@admin/content-model';
import { httpRef, NoValue, useService } from '@admin/shell';
import { describeCause, LazyContribution, type Lazy, useReport } from '@admin/shell/host';
import { IconButton, Skeleton } from '@admin/ui';
import { RefreshCw } from '@admin/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { injectListColumns, type ListCellProps, type ListColumn } from '../../../points.ts';
import { contentTags } from '../../schema/index.ts';
import { ListEntriesContext } from '../entries/list-entries-context.ts';

const messages = {
  failed: {
    id: 'content-manager.list.column-failed',
    defaultMessage: 'Load “{column}” again. The plugin “{plugin}” could not load it.',
  },
} as const;

/** A column with a cell and with values that are loaded for all rows of a page. */
export type LoadedColumn = ListColumn & Required<Pick<ListColumn, 'cell' | 'load'>>;

export interface LoadedCellProps extends Omit<ListCellProps, 'loaded'> {
  readonly column: LoadedColumn;
  /** The contribution that errors are reported for. */
  readonly owner: { readonly pluginId: string; readonly contributionId: string };
}

const noRows: readonly Entry[] = [];

/**
 * Loads the values of a column for all rows of the page in one call; the cells of the column share it. The values are
 * cached and invalidated like the list. A failure is reported once per call.
 */
function useLoadedValues({ column, contentType, owner }: LoadedCellProps) {
  const { uid } = contentType;
  const http = useService(httpRef);
  const report = useReport();
  const rows = use(ListEntriesContext)?.rows ?? noRows;
  return useQuery({
    queryKey: [contentTags.entries, uid, 'column', column.name, rows.map(({ id }) => id)],
    retry: false,
    async queryFn({ signal }) {
      try {
        const values: unknown = await column.load(rows, { contentType: uid, http, signal });
        if (values instanceof Map) return values as ReadonlyMap<number, unknown>;
        throw new TypeError('`load` must return a Map from the ids of entries to values.');
      } catch (cause) {
        if (!signal.aborted) {
          const message = `The column '${column.name}' could not be loaded: ${describeCause(cause)}`;
          const { pluginId, contributionId } = owner;
          const context = { pointId: injectListColumns.id, contributionId, cause };
          report({ code: 'HOOK_FAILED', pluginId, message, context });
        }
        throw cause;
      }
    },
  });
}

/** A cell of a column whose values are loaded for the page: a skeleton, the cell of the plugin, or a retry button. */
export default function LoadedCell(props: LoadedCellProps) {
  const { column, owner, ...cellProps } = props;
  const intl = useIntl();
  const { data, isError, isFetching, refetch } = useLoadedValues(props);
  if (data !== undefined) {
    const load = column.cell as Lazy<ListCellProps>;
    const loaded = data.get(cellProps.entry.id);
    return (
      <LazyContribution
        contribution={owner}
        load={load}
        pointId={injectListColumns.id}
        props={{ ...cellProps, loaded }}
      />
    );
  }
  if (isError && !isFetching) {
    const { label } = column;
    const columnName = typeof label === 'string' ? label : intl.formatMessage(label);
    return (
      <>
        <NoValue />
        <IconButton
          icon={RefreshCw}
          label={intl.formatMessage(messages.failed, { plugin: owner.pluginId, column: columnName })}
          onClick={() => void refetch()}
          size="small"
        />
      </>
    );
  }
  return <Skeleton />;
}
