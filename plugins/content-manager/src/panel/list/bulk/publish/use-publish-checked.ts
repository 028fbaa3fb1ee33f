import type { Entry } from '@admin/content-model';
import { type HttpClient, httpRef, useService } from '@admin/shell';
import { type CheckedRows, useCustomFieldCheck } from '@admin/shell/host';
import type { TableSelection } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isReadable, useFieldPermissions } from '../../../permissions/index.ts';
import { contentTags, type ContentTypeView } from '../../../schema/index.ts';
import { useBulkChange } from '../use-bulk-change.ts';
import { validateEntries } from './validate-entries.ts';
import { type Progress, type PublishRow, publishRows, refusedEntries } from './publish-state.ts';

export interface PublicationOfChecked {
  readonly query: ReturnType<typeof useValidatedEntries>;
  readonly rows: readonly PublishRow[];
  /** The selected rows. */
  readonly chosen: TableSelection;
  /** The selected entries without errors. */
  readonly ready: readonly Entry[];
  /** True if a selected entry has an error. */
  readonly hasInvalid: boolean;
  readonly isPublishing: boolean;
  /** True if entries are being fetched or published. */
  readonly isBusy: boolean;
  readonly refresh: () => void;
  readonly leaveOutInvalid: () => void;
  /** Publishes the valid entries. Errors of the server appear in the rows. Never rejects. */
  readonly publish: () => Promise<void>;
}

const nothing: Progress = { refused: new Map(), publishing: new Set() };

/** Publishes the checked entries of a list, and returns the status of each. */
export function usePublishChecked({
  selection,
  view,
  onDone,
}: {
  readonly selection: CheckedRows;
  readonly view: ContentTypeView;
  /** Called when all checked entries are published. */
  readonly onDone: () => void;
}): PublicationOfChecked {
  const { ids, locale } = selection;
  const query = useValidatedEntries(view, { ids, locale });
  const change = useBulkChange(selection);
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(ids.map(String)));
  const [progress, setProgress] = useState(nothing);
  const rows = useMemo(() => publishRows(query.data ?? [], progress), [query.data, progress]);
  const chosen = useMemo(() => rows.filter(({ id }) => selected.has(id)), [rows, selected]);
  const ready = useMemo(
    () => chosen.filter(({ state }) => state === 'ready').map(({ entry }) => entry),
    [chosen],
  );
  const isPublishing = progress.publishing.size > 0;

  const leaveOut = (isLeftOut: (row: PublishRow) => boolean) => {
    const gone = new Set(rows.filter(isLeftOut).map(({ id }) => id));
    setSelected((before) => new Set([...before].filter((id) => !gone.has(id))));
  };

  return {
    query,
    rows,
    chosen: useMemo(() => ({ selected, onChange: setSelected }), [selected]),
    ready,
    hasInvalid: chosen.some(({ state }) => state === 'invalid'),
    isPublishing,
    isBusy: query.isFetching || isPublishing,
    refresh() {
      setProgress(nothing);
      void query.refetch();
    },
    leaveOutInvalid: () => leaveOut(({ state }) => state === 'invalid'),
    async publish() {
      const publishing = new Set(ready.map(({ id }) => id));
      setProgress({ ...progress, publishing });
      const failure = await change('publish', { ids: [...publishing] });
      setProgress({ refused: refusedEntries(failure), publishing: new Set() });
      if (failure !== null) return;
      leaveOut(({ entry }) => publishing.has(entry.id));
      const isLeft = rows.some(({ entry, state }) => state !== 'published' && !publishing.has(entry.id));
      if (!isLeft) onDone();
    },
  };
}

/** The maximum page size of a list. */
export const maxPageSize = 100;

interface Wanted {
  readonly uid: string;
  readonly ids: readonly number[];
  readonly sort: string;
  readonly locale: string | undefined;
}

/** Fetches the entries, in as many pages as needed. */
async function fetchEntries(
  http: HttpClient,
  { uid, ids, sort, locale }: Wanted,
  signal: AbortSignal,
): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for (let first = 0; first < ids.length; first += maxPageSize) {
    const some = ids.slice(first, first + maxPageSize);
    const { results } = await http.call('GET /content-manager/collection-types/:uid', {
      params: { uid },
      query: {
        page: 1,
        pageSize: some.length,
        sort,
        filters: { id: { $in: some } },
        ...(locale === undefined ? {} : { locale }),
      },
      signal,
    });
    entries.push(...results);
  }
  return entries;
}

/** Fetches the selected entries and validates them by the rules of published entries. */
export function useValidatedEntries(view: ContentTypeView, { ids, locale }: Pick<Wanted, 'ids' | 'locale'>) {
  const http = useService(httpRef);
  const check = useCustomFieldCheck();
  const { uid } = view.contentType;
  const { defaultSortBy: field, defaultSortOrder: order } = view.configuration.settings;
  const permissions = useFieldPermissions(uid);
  const sort = isReadable(permissions, field) ? `${field}:${order}` : 'id:ASC';
  return useQuery({
    queryKey: [contentTags.entries, uid, 'publish', { ids, sort, locale }],
    // The dialog always shows current entries.
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      validateEntries(view, await fetchEntries(http, { uid, ids, sort, locale }, signal), check),
  });
}
