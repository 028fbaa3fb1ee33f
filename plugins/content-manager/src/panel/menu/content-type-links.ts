import { entryActions, type ContentTypeItem } from '@admin/content-model';
import type { ContentTypeSettings } from '@admin/contract';
import { type GroupedPermissions, isGranted } from '@admin/shell';
import type { ContentTypeLink } from '../../points.ts';
import { readableSearch } from '../entry/index.ts';

const pathSegments = { collectionType: 'collection-types', singleType: 'single-types' } as const;

/** The address of a content type's list, or of a single type's edit view. */
export function contentTypePath({ kind, uid }: Pick<ContentTypeItem, 'kind' | 'uid'>): string {
  return `/content-manager/${pathSegments[kind]}/${uid}`;
}

/** The query a list starts with: its first page, its page size and its order. */
export function defaultSearch(settings: ContentTypeSettings['settings'] | undefined): string {
  if (!settings) return '';
  const { pageSize, defaultSortBy, defaultSortOrder } = settings;
  return `page=1&pageSize=${pageSize}&sort=${defaultSortBy}:${defaultSortOrder}`;
}

/** The links to every content type of the project, whoever may follow them; sorted by title. */
export function contentTypeLinks(
  contentTypes: readonly ContentTypeItem[],
  settings: readonly ContentTypeSettings[],
): readonly ContentTypeLink[] {
  const settingsOf = new Map(settings.map((one) => [one.uid, one.settings]));
  return contentTypes
    .filter(({ isDisplayed }) => isDisplayed)
    .map(({ uid, kind, info, isDisplayed }) => ({
      uid,
      kind,
      isDisplayed,
      title: info.displayName,
      to: contentTypePath({ kind, uid }),
      search: kind === 'collectionType' ? defaultSearch(settingsOf.get(uid)) : '',
      requires: (kind === 'collectionType' ? (['create', 'read'] as const) : (['read'] as const)).map(
        (action) => ({ action: entryActions[action], subject: uid }),
      ),
    }))
    .toSorted((one, other) => one.title.localeCompare(other.title));
}

/** Whether the user holds every permission that a link asks for. */
export function isAuthorised(link: ContentTypeLink, granted: GroupedPermissions | null): boolean {
  return isGranted(granted, link.requires);
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Whether a title starts with what was searched for; case and accents do not matter. */
export function matchesSearch(title: string, search: string): boolean {
  return fold(title).startsWith(fold(search.trim()));
}

/** A link's whole address, with what plugins keep in the current one, such as the locale. */
export function linkAddress(link: ContentTypeLink, current: URLSearchParams): string {
  const query = new URLSearchParams(link.search);
  for (const [key, value] of current) {
    if (key.startsWith('plugins[')) query.set(key, value);
  }
  const search = readableSearch(query);
  return search ? `${link.to}?${search}` : link.to;
}
