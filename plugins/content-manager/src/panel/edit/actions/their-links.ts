import { relationDifference, type RelationDifference } from '@admin/content-model';
import { ApiError, type HttpClient } from '@admin/shell';
import type { CallParameters } from '../../address/index.ts';
import type { EntryForm, OwnedRelation } from '@admin/entry-form';
import { listedEntries } from '../session/related-query.ts';

/** How many linked entries are compared. Of longer lists nobody can tell here what is gone from them. */
const most = 100;

const nameOf = ({ owner, field }: OwnedRelation): string => `${owner.uid} ${owner.id} ${field}`;

/**
 * What somebody else changed in these relations since the form loaded them; undefined for one that cannot be told.
 * Rejects when the server does not answer.
 */
export async function fetchTheirLinks(
  http: HttpClient,
  {
    form,
    relations,
    parameters,
  }: {
    readonly form: EntryForm;
    readonly relations: readonly OwnedRelation[];
    readonly parameters: CallParameters;
  },
): Promise<(relation: OwnedRelation) => RelationDifference | undefined> {
  const changes = new Map<string, RelationDifference>();
  const look = async ({ owner, field }: OwnedRelation): Promise<void> => {
    const answer = await http.call('GET /content-manager/relations/:uid/:id/:field', {
      params: { uid: owner.uid, id: String(owner.id), field },
      query: { page: 1, pageSize: most, ...parameters },
    });
    if ('results' in answer && answer.pagination.pageCount > 1) return;
    const now = listedEntries([answer]);
    changes.set(nameOf({ owner, field }), relationDifference(now, form.relations.read(owner, field)));
  };
  await Promise.all(
    relations.map((relation) =>
      look(relation).catch((error: unknown) => {
        // Links that may not be seen, or whose component is gone.
        if (!(error instanceof ApiError) || ![403, 404].includes(error.status)) throw error;
      }),
    ),
  );
  return (relation) => changes.get(nameOf(relation));
}
