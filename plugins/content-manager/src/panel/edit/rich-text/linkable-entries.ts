import {
  entryActions,
  ownValue,
  type ContentTypeItem,
  type Entry,
  type LinkedEntry,
} from '@admin/content-model';
import {
  ApiError,
  httpRef,
  isGranted,
  permissionsRef,
  useService,
  useStore,
  type HttpClient,
} from '@admin/shell';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { CallParameters } from '../../address/index.ts';
import { contentTags, initQuery, settingsQuery } from '../../schema/index.ts';

/** The number of entries that a search returns. */
const pageSize = 10;

export interface LinkableSpec {
  readonly uid: string;
  readonly search: string;
  /** The parameters of the page, so that an entry in French links entries in French. */
  readonly parameters: CallParameters;
}

/** Searches the entries of a content type; the server leaves out those that the user may not read. */
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
 * Reads a linked entry in any locale, unlike a list, which has the entries of one. Null for an entry that is deleted or that the user may not
 * read; the panel cannot distinguish the two.
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

/** Returns a path for an entry: its type, and its uid or else its id. */
export function entryAddressOf({ info, attributes }: ContentTypeItem, entry: Entry): string {
  const [name] = Object.entries(attributes).find(([, { type }]) => type === 'uid') ?? [];
  const slug = name === undefined ? undefined : ownValue(entry, name);
  const part = typeof slug === 'string' && slug !== '' ? slug : String(entry.id);
  return `/${info.pluralName}/${encodeURIComponent(part)}`;
}

/** A content type whose entries can be linked. */
export interface LinkableType {
  readonly contentType: ContentTypeItem;
  /** The name of the attribute that entries are titled with. */
  readonly mainField: string;
}

/** Returns the collection types whose entries the user may read; none while the schema loads. */
export function useLinkableTypes(): readonly LinkableType[] {
  const http = useService(httpRef);
  const granted = useStore(permissionsRef, (state) => state.granted);
  const { data: init } = useQuery(initQuery(http));
  const { data: settings = [] } = useQuery(settingsQuery(http));
  return (init?.contentTypes ?? [])
    .filter(
      ({ uid, kind, isDisplayed }) =>
        kind === 'collectionType' &&
        isDisplayed &&
        isGranted(granted, [{ action: entryActions.read, subject: uid }]),
    )
    .map((contentType) => ({
      contentType,
      mainField: settings.find(({ uid }) => uid === contentType.uid)?.settings.mainField ?? 'id',
    }));
}
