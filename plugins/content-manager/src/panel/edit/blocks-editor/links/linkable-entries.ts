import { ownValue, type ContentTypeItem, type Entry, type LinkedEntry } from '@admin/content-model';
import { ApiError, type HttpClient } from '@admin/shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallParameters } from '../../../address/index.ts';
import { contentTags } from '../../../schema/index.ts';

/** How many entries a search answers. */
const pageSize = 10;

export interface LinkableSpec {
  readonly uid: string;
  readonly search: string;
  /** Those of the page: in an entry in French, what is there in French is offered. */
  readonly parameters: CallParameters;
}

/** Entries of a content type that a link can lead to, by what is in them. The server leaves out what may not be read. */
export function linkableEntriesQuery(http: HttpClient, { uid, search, parameters }: LinkableSpec) {
  return queryOptions({
    queryKey: [contentTags.entries, uid, 'linkable', { search, parameters }],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<readonly Entry[]> => {
      const { results } = await http.call('GET /content-manager/collection-types/:uid', {
        params: { uid },
        query: { page: 1, pageSize, ...(search === '' ? {} : { _q: search }), ...parameters },
        signal,
      });
      return results;
    },
  });
}

/**
 * The entry that a link names, in whichever language it is: a list has those of one. Null for one that is gone or may not
 * be read, which are alike to the panel.
 */
export function linkedEntryQuery(http: HttpClient, entry: LinkedEntry | undefined) {
  const { __type: uid = '', id = 0 } = entry ?? {};
  return queryOptions({
    queryKey: [contentTags.entries, uid, 'linked', id],
    queryFn: async ({ signal }): Promise<Entry | null> => {
      try {
        return await http.call('GET /content-manager/collection-types/:uid/:id', {
          params: { uid, id },
          signal,
        });
      } catch (error) {
        if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return null;
        throw error;
      }
    },
  });
}

/** A path that an entry can be found at: its type, and what its addresses are made of where it has that. */
export function entryAddressOf({ info, attributes }: ContentTypeItem, entry: Entry): string {
  const [name] = Object.entries(attributes).find(([, { type }]) => type === 'uid') ?? [];
  const slug = name === undefined ? undefined : ownValue(entry, name);
  const part = typeof slug === 'string' && slug !== '' ? slug : String(entry.id);
  return `/${info.pluralName}/${encodeURIComponent(part)}`;
}
