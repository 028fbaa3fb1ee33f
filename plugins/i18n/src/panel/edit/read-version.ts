import type { ContentType, Entry } from '@admin/content-model';
import type { HttpClient } from '@admin/shell';
import type { Version } from './entry-versions.ts';

/** Fetches a locale version of an entry. */
export function readVersion(
  http: HttpClient,
  { uid, kind }: ContentType,
  { id, locale }: Pick<Version, 'id' | 'locale'>,
): Promise<Entry> {
  const query = { locale: locale.code };
  return kind === 'singleType'
    ? http.call('GET /content-manager/single-types/:uid', { params: { uid }, query })
    : http.call('GET /content-manager/collection-types/:uid/:id', { params: { uid, id: String(id) }, query });
}
