import type { ContentTypeKind, ViewSettings } from '@admin/content-model';

/**
 * Where the edit view leads back to: the list of a collection type, as its link in the navigation has it,
 * with what the address says already winning over the link's own query. A single type has no list.
 * @param search the query of the current address
 */
export function collectionAddress(
  {
    uid,
    kind,
    settings,
  }: { readonly uid: string; readonly kind: ContentTypeKind; readonly settings: ViewSettings },
  search: string,
): string {
  if (kind === 'singleType') return '/';
  const query = new URLSearchParams({
    page: '1',
    pageSize: String(settings.pageSize),
    sort: `${settings.defaultSortBy}:${settings.defaultSortOrder}`,
  });
  for (const [name, value] of new URLSearchParams(search)) {
    if (name !== 'field') query.set(name, value);
  }
  return `/content-manager/collection-types/${uid}?${query.toString()}`;
}
