import type { Entry } from '@admin/content-model';
import type { HttpClient } from '@admin/shell';
import type { EntryAddress } from './entry-address.ts';
import { ifUnchanged, withVersion, type StoredEntry } from './stored-entry.ts';

/** The values of a request body by attribute name. */
export type EntryBody = Readonly<Record<string, unknown>>;

/** The base of a save. */
interface SaveConditions {
  /** The version that the changes are based on; the server refuses with 412 if it has another one. */
  readonly version: string | null;
  /** Query parameters about the initial values of a new entry. @default none */
  readonly start?: Readonly<Record<string, string>>;
}

/** Creates or updates the entry of an address; creates a copy if the address names an entry to copy. */
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

/** Deletes an entry and returns it. */
export function deleteEntry(http: HttpClient, address: EntryAddress): Promise<Entry> {
  const { uid, parameters: query } = address;
  return address.kind === 'singleType'
    ? http.call('DELETE /content-manager/single-types/:uid', { params: { uid }, query })
    : http.call('DELETE /content-manager/collection-types/:uid/:id', {
        params: { uid, id: idOf(address) },
        query,
      });
}

/** Publishes or unpublishes an entry. */
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

/** Publishes the saved draft of an entry. */
export function publishEntry(
  http: HttpClient,
  address: EntryAddress,
  version: string | null,
): Promise<StoredEntry> {
  return changePublication(http, address, { action: 'publish', version });
}

/** Turns a published entry into a draft. */
export function unpublishEntry(
  http: HttpClient,
  address: EntryAddress,
  version: string | null,
): Promise<StoredEntry> {
  return changePublication(http, address, { action: 'unpublish', version });
}

/** Returns how many of the linked entries are drafts. */
export async function countDraftRelations(http: HttpClient, address: EntryAddress): Promise<number> {
  const { uid, parameters: query } = address;
  const response = await (address.kind === 'singleType'
    ? http.call('GET /content-manager/single-types/:uid/actions/countDraftRelations', {
        params: { uid },
        query,
      })
    : http.call('GET /content-manager/collection-types/:uid/:id/actions/countDraftRelations', {
        params: { uid, id: idOf(address) },
        query,
      }));
  return response.data;
}

function idOf({ uid, id }: EntryAddress): string {
  if (id === null) throw new TypeError(`An unsaved entry of ${uid} has no id.`);
  return id;
}
