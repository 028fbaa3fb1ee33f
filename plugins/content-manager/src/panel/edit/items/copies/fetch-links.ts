import type { FormRelation } from '@admin/content-model';
import type { RelatedEntries } from '@admin/contract';
import type { HttpClient } from '@admin/shell';
import type { CallParameters } from '../../../address/index.ts';
import type { LoadedRelations, OwnedRelation } from '@admin/entry-form';
import { listedEntries } from '../../relations/related-query.ts';

/** As many as the server answers at once. */
const pageSize = 100;

/** The most links that one relation may bring along: a save tells the server each of them. */
const most = 1_000;

/** A relation links more entries than a copy can bring along. */
export class TooManyLinksError extends Error {
  override readonly name = 'TooManyLinksError';
  readonly most = most;
}

const nameOf = ({ owner, field }: OwnedRelation): string => `${owner.uid} ${owner.id} ${field}`;

/**
 * Fetches all that these relations link, page by page. Rejects with {@link TooManyLinksError} beyond 1,000 entries, and
 * when the server does not answer or may not tell.
 * @returns what one of them links, in its order
 */
export async function fetchLinks(
  http: HttpClient,
  relations: readonly OwnedRelation[],
  parameters: CallParameters,
): Promise<LoadedRelations['read']> {
  const links = new Map<string, readonly FormRelation[]>();
  const fetchOne = async ({ owner, field }: OwnedRelation): Promise<void> => {
    const pages: RelatedEntries[] = [];
    for (let page = 1, count = 1; page <= count; page += 1) {
      const answer = await http.call('GET /content-manager/relations/:uid/:id/:field', {
        params: { uid: owner.uid, id: String(owner.id), field },
        query: { page, pageSize, ...parameters },
      });
      pages.push(answer);
      if (!('results' in answer)) break;
      if (answer.pagination.total > most) throw new TooManyLinksError();
      count = answer.pagination.pageCount;
    }
    links.set(nameOf({ owner, field }), listedEntries(pages));
  };
  await Promise.all(relations.map(fetchOne));
  return (owner, field) => (owner && links.get(nameOf({ owner, field }))) ?? [];
}
