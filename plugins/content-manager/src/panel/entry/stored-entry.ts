import type { Entry } from '@admin/content-model';
import type { ResponseHeaders } from '@admin/shell/host';

/** An entry as the server answered it. */
export interface StoredEntry {
  readonly entry: Entry;
  /** Names this state of the entry in an `If-Match` header; null where the server tells no versions. */
  readonly version: string | null;
}

/** Makes a call that answers an entry, and keeps the version that came with it. */
export async function withVersion(
  call: (options: { readonly onHeaders: (headers: ResponseHeaders) => void }) => Promise<Entry>,
): Promise<StoredEntry> {
  let version: string | null = null;
  const entry = await call({ onHeaders: (headers) => (version = headers.get('ETag')) });
  return { entry, version };
}

/** The header that makes a write fail with 412 when somebody else changed the entry meanwhile. */
export function ifUnchanged(version: string | null): { readonly headers?: Readonly<Record<string, string>> } {
  return version === null ? {} : { headers: { 'If-Match': version } };
}
