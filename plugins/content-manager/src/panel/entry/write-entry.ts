import type { Entry } from '@admin/content-model';
import type { HttpClient } from '@admin/shell';
import type { EntryAddress } from './entry-address.ts';
import { ifUnchanged, withVersion, type StoredEntry } from './stored-entry.ts';

/** Values by attribute name, as the rule book's payload makes them. */
export type EntryBody = Readonly<Record<string, unknown>>;

/** What a save goes out from. */
interface SaveConditions {
  /** What the change starts from; the server refuses with 412 when it has another one by now. */
  readonly version: string | null;
  /** What the server is told about where a new one begins. @default nothing */
  readonly start?: Readonly<Record<string, string>>;
}

/**
 * Creates the entry where the address has none, as a copy where it names one to copy; changes it otherwise.
 */
export function saveEntry(
  http: HttpClient,
  address: EntryAddress,
  body: EntryBody,
  { version, start = {} }: SaveConditions,
): Promise<StoredEntry> {
  const { uid, kind, id, origin, parameters: query } = address;
  return withVersion((options) => {
    const common = { ...options, ...ifUnchanged(version), query, body };
    if (kind === 'singleType') {
      return http.call('PUT /content-manager/single-types/:uid', { ...common, params: { uid } });
    }
    if (origin !== undefined) {
      return http.call('POST /content-manager/collection-types/:uid/clone/:id', {
        ...options,
        params: { uid, id: origin },
        query,
        body,
      });
    }
    return id === null
      ? http.call('POST /content-manager/collection-types/:uid', {
          ...options,
          query: { ...query, ...start },
          body,
          params: { uid },
        })
      : http.call('PUT /content-manager/collection-types/:uid/:id', { ...common, params: { uid, id } });
  });
}

/** Deletes the entry for good and answers what it held. */
export function deleteEntry(http: HttpClient, address: EntryAddress): Promise<Entry> {
  const { uid, parameters: query } = address;
  return address.kind === 'singleType'
    ? http.call('DELETE /content-manager/single-types/:uid', { params: { uid }, query })
    : http.call('DELETE /content-manager/collection-types/:uid/:id', {
        params: { uid, id: idOf(address) },
        query,
      });
}

/** Makes the saved draft public, or takes a published entry back to draft. */
function changePublication(
  http: HttpClient,
  address: EntryAddress,
  { action, version }: { readonly action: 'publish' | 'unpublish'; readonly version: string | null },
): Promise<StoredEntry> {
  const { uid, parameters: query } = address;
  return withVersion((options) => {
    const common = { ...options, ...ifUnchanged(version), query };
    return address.kind === 'singleType'
      ? http.call(`POST /content-manager/single-types/:uid/actions/${action}`, {
          ...common,
          params: { uid },
        })
      : http.call(`POST /content-manager/collection-types/:uid/:id/actions/${action}`, {
          ...common,
          params: { uid, id: idOf(address) },
        });
  });
}

/** Makes the saved draft public. */
export function publishEntry(
  http: HttpClient,
  address: EntryAddress,
  version: string | null,
): Promise<StoredEntry> {
  return changePublication(http, address, { action: 'publish', version });
}

/** Takes a published entry back to draft. */
export function unpublishEntry(
  http: HttpClient,
  address: EntryAddress,
  version: string | null,
): Promise<StoredEntry> {
  return changePublication(http, address, { action: 'unpublish', version });
}

/** How many of the entries that this one links to are still drafts. */
export async function countDraftRelations(http: HttpClient, address: EntryAddress): Promise<number> {
  const { uid, parameters: query } = address;
  const answer = await (address.kind === 'singleType'
    ? http.call('GET /content-manager/single-types/:uid/actions/countDraftRelations', {
        params: { uid },
        query,
      })
    : http.call('GET /content-manager/collection-types/:uid/:id/actions/countDraftRelations', {
        params: { uid, id: idOf(address) },
        query,
      }));
  return answer.data;
}

function idOf({ uid, id }: EntryAddress): string {
  if (id === null) throw new TypeError(`An entry of ${uid} that is not saved yet has no id.`);
  return id;
}
