import { ownValue, type Entry, type Pagination } from '@admin/content-model';
import type { HttpClient } from '@admin/shell';
import type { MenuItem } from '@admin/ui';
import { queryOptions } from '@tanstack/react-query';
import { entryPage, type CallParameters } from '../../address/index.ts';
import { contentTags } from '../../schema/index.ts';
import { maxNames, noteLine } from './NamesMenu.tsx';
import { shownText } from '../../text/shown-text.ts';

/** The first linked entries and their number. */
export interface RelatedNames {
  readonly results: readonly Readonly<Record<string, unknown>>[];
  readonly pagination: Pick<Pagination, 'total'>;
}

/**
 * Returns the first linked entries in the editor's order. The server returns the last one first, so they are on its
 * last page, and on the previous one if the last page is not full.
 */
async function firstLinked(fetchPage: (page: number) => Promise<RelatedNames>): Promise<RelatedNames> {
  const first = await fetchPage(1);
  const { total } = first.pagination;
  const last = Math.ceil(total / maxNames);
  if (last <= 1) return { ...first, results: first.results.toReversed() };
  const pages = total % maxNames === 0 ? [last] : [last - 1, last];
  const fetched = await Promise.all(pages.map(async (page) => (page === 1 ? first : fetchPage(page))));
  const results = fetched.flatMap((page) => page.results).toReversed();
  return { ...first, results: results.slice(0, maxNames) };
}

/** Returns the query for the names of the linked entries of a field. */
export function namesQuery(
  http: HttpClient,
  {
    uid,
    entry,
    field,
    parameters,
  }: {
    readonly uid: string;
    readonly entry: Entry;
    readonly field: string;
    readonly parameters: CallParameters;
  },
) {
  return queryOptions({
    queryKey: [contentTags.relations, uid, entry.id, field, 'names', parameters],
    queryFn: ({ signal }) =>
      firstLinked(async (page) => {
        const response = await http.call('GET /content-manager/relations/:uid/:id/:field', {
          params: { uid, id: String(entry.id), field },
          query: { page, pageSize: maxNames, ...parameters },
          signal,
        });
        // Fields with at most one entry have no names menu.
        return 'results' in response ? response : { results: [], pagination: { total: 0 } };
      }),
  });
}

/** Returns the linked entries as menu items, which link to the entries if a target is given. */
export function nameLines(
  { results, pagination }: RelatedNames,
  spec: {
    /** The attribute that names the entries of the target. */
    readonly mainField: string;
    /** Uid of the target's type, if the user may open its entries. */
    readonly target: string | undefined;
    /** Query of the links. */
    readonly query: URLSearchParams;
    /** Label of the item for the remaining entries. */
    readonly more: string;
  },
): readonly MenuItem[] {
  const { mainField, target, query, more } = spec;
  const lines = results.map((row): MenuItem => {
    const id = shownText(row['id']);
    const label = shownText(ownValue(row, mainField) || row['id']);
    if (target === undefined) return noteLine(id, label);
    return { kind: 'link', id, label, href: entryPage.to({ uid: target, id }, query) };
  });
  return pagination.total > results.length ? [...lines, noteLine('more', more)] : lines;
}
