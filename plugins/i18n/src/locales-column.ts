import { isLocalized, type ContentType } from '@admin/content-model';
import type { EarlyColumn } from '@admin/plugin-content-manager/preload';

/** Returns the column with the locales of an entry, without its cell; none for types that are not localized. */
export function localesColumn(contentType: ContentType): readonly EarlyColumn[] {
  if (!isLocalized(contentType)) return [];
  const label = { id: 'i18n.list.versions', defaultMessage: 'Languages' } as const;
  return [{ name: 'i18n.locales', label, isSortable: false, width: '120px' }];
}
