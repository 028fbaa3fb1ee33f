import { ownValue, type Entry, type Pagination } from '@admin/content-model';
import type { HttpClient } from '@admin/shell';
import type { MenuItem } from '@admin/ui';
import { queryOptions } from '@tanstack/react-query';
import { entryPage, type CallParameters } from '../../address/index.ts';
import { contentTags } from '../../schema/index.ts';
import { mostNames, noteLine } from './NamesMenu.tsx';
import { shownText } from '../../text/shown-text.ts';

/** The first related entries and how many there are. */
export interface RelatedNames {
  readonly results: readonly Readonly<Record<string, unknown>>[];
  readonly pagination: Pick<Pagination, 'total'>;
}

/**
 * Returns the first linked entries in the editor's order. The server answers the last one first, so that they are at the
 * end of its pages: the last page, and the one before it where that is not full.
 */
async function firstLinked(fetchPage: (page: number) => Promise<RelatedNames>): Promise<RelatedNames> {
  const first = await fetchPage(1);
  const { total } = first.pagination;
  const last = Math.ceil(total / mostNames);
  if (last <= 1) return { ...first, results: first.results.toReversed() };
  const pages = total % mostNames === 0 ? [last] : [last - 1, last];
  const fetched = await Promise.all(pages.map(async (page) => (page === 1 ? first : fetchPage(page))));
  const results = fetched.flatMap((page) => page.results).toReversed();
  return { ...first, results: results.slice(0, mostNames) };
}

/** The names of the entries that one entry is linked to by a field. */
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
        const answer = await http.call('GET /content-manager/relations/:uid/:id/:field', {
          params: { uid, id: String(entry.id), field },
          query: { page, pageSize: mostNames, ...parameters },
          signal,
        });
        // A field that holds one entry at most is never asked for its names.
        return 'results' in answer ? answer : { results: [], pagination: { total: 0 } };
      }),
  });
}

/** The related entries as lines of a menu, each leading to its entry where a target is given. */
export function nameLines(
  { results, pagination }: RelatedNames,
  spec: {
    /** The attribute of the target that names its entries. */
    readonly mainField: string;
    /** Uid of the target's type, if the user may open its entries. */
    readonly target: string | undefined;
    /** Of the address of each of them. */
    readonly query: URLSearchParams;
    /** Stands for those that are not named. */
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
