import type { HttpClient } from '@admin/shell';

/** Ids that an address has room for. */
const mostOfCall = 100;

/** How many drafts the entries link to, all together. */
export async function countDraftRelationsOfMany(
  http: HttpClient,
  {
    uid,
    ids,
    locale,
    signal,
  }: {
    readonly uid: string;
    readonly ids: readonly number[];
    readonly locale: string | undefined;
    readonly signal: AbortSignal;
  },
): Promise<number> {
  let count = 0;
  for (let first = 0; first < ids.length; first += mostOfCall) {
    const { data } = await http.call(
      'GET /content-manager/collection-types/:uid/actions/countManyEntriesDraftRelations',
      {
        params: { uid },
        query: {
          ids: ids.slice(first, first + mostOfCall),
          ...(locale === undefined ? {} : { locale }),
        },
        signal,
      },
    );
    count += data;
  }
  return count;
}
