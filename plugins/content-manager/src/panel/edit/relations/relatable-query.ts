import type { Attribute, RelationDifference } from '@admin/content-model';
import type { RelatedEntry } from '@admin/contract';
import type { HttpClient } from '@admin/shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallParameters } from '../../address/index.ts';
import { contentTags } from '../../schema/index.ts';

/** The number of entries in one response of a search. */
const pageSize = 10;

export interface RelatableSpec {
  /** Uid of the content type or the component that has the field. */
  readonly uid: string;
  readonly field: string;
  /** The entry or component whose links are left out; null while there is none. */
  readonly entityId: number | null;
  readonly difference: RelationDifference;
  readonly parameters: CallParameters;
  readonly search: string;
}

/** Returns the uid of the component or content type that contains the field at a path. */
export function holderUid(attribute: Attribute | undefined, contentType: string): string {
  return attribute?.type === 'component' ? attribute.component : contentType;
}

/** The entries that can be linked, by their names, without those that are linked already, in the form or on the server. */
export function relatableQuery(http: HttpClient, spec: RelatableSpec) {
  const { uid, field, entityId, difference, parameters, search } = spec;
  const idsToOmit = difference.connect.map(({ id }) => String(id));
  const idsToInclude = difference.disconnect.map(({ id }) => String(id));
  return queryOptions({
    queryKey: [
      contentTags.relations,
      uid,
      field,
      'relatable',
      { entityId, idsToOmit, idsToInclude, parameters, search },
    ],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<readonly RelatedEntry[]> => {
      const { results } = await http.call('GET /content-manager/relations/:uid/:field', {
        params: { uid, field },
        query: {
          page: 1,
          pageSize,
          ...(entityId === null ? {} : { entityId: String(entityId) }),
          ...(search === '' ? {} : { _q: search, _filter: '$containsi' }),
          ...(idsToOmit.length === 0 ? {} : { idsToOmit }),
          ...(idsToInclude.length === 0 ? {} : { idsToInclude }),
          ...parameters,
        },
        signal,
      });
      return results;
    },
  });
}
