import { entryActions, isLocalized } from '@admin/content-model';
import { withParameter } from '@admin/plugin-content-manager/addresses';
import type { ContentTypeLink, LinksContext } from '@admin/plugin-content-manager/points';
import { permissionsFor, readableSearch } from '@admin/shell';
import { localeParameter } from '../../locale-parameter.ts';
import { onlyLocale } from '../locales/only-locale.ts';

/** Adds the locale to links of users who may read entries in one locale only. Other links open the default locale. */
export function withOnlyLocale(
  links: readonly ContentTypeLink[],
  { contentTypes, granted }: LinksContext,
): readonly ContentTypeLink[] {
  return links.map((link) => {
    const contentType = contentTypes.get(link.uid);
    if (!contentType || !isLocalized(contentType)) return link;
    const only = onlyLocale(permissionsFor(granted, { action: entryActions.read, subject: link.uid }));
    if (only === undefined) return link;
    const query = withParameter(new URLSearchParams(link.search), localeParameter, only);
    return { ...link, search: readableSearch(query) };
  });
}
