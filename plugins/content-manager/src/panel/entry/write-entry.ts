import type { Entry } from '@admin/content-model';
import type { HttpClient } from '@admin/shell';
import type { EntryAddress } from './entry-address.ts';

/** Values by attribute name, as the rule book's payload makes them. */
export type EntryBody = Readonly<Record<string, unknown>>;

/** Creates the entry where the address has none, changes it otherwise. */
export function saveEntry(http: HttpClient, address: EntryAddress, body: EntryBody): Promise<Entry> {
  const { uid, kind, id, parameters: query } = address;
  if (kind === 'singleType') {
    return http.call('PUT /content-manager/single-types/:uid', { params: { uid }, query, body });
  }
  if (id === null) {
    return http.call('POST /content-manager/collection-types/:uid', { params: { uid }, query, body });
  }
  return http.call('PUT /content-manager/collection-types/:uid/:id', { params: { uid, id }, query, body });
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

/** Makes the saved draft public. */
export function publishEntry(http: HttpClient, address: EntryAddress): Promise<Entry> {
  const { uid, parameters: query } = address;
  return address.kind === 'singleType'
    ? http.call('POST /content-manager/single-types/:uid/actions/publish', { params: { uid }, query })
    : http.call('POST /content-manager/collection-types/:uid/:id/actions/publish', {
        params: { uid, id: idOf(address) },
        query,
      });
}

/** Takes a published entry back to draft. */
export function unpublishEntry(http: HttpClient, address: EntryAddress): Promise<Entry> {
  const { uid, parameters: query } = address;
  return address.kind === 'singleType'
    ? http.call('POST /content-manager/single-types/:uid/actions/unpublish', { params: { uid }, query })
    : http.call('POST /content-manager/collection-types/:uid/:id/actions/unpublish', {
        params: { uid, id: idOf(address) },
        query,
      });
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
