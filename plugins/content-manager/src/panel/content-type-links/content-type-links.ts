import { compareNames } from '@admin/ui';
import { entryActions, type ContentTypeItem } from '@admin/content-model';
import type { ContentTypeSettings } from '@admin/contract';
import { type GroupedPermissions, isGranted, readableSearch, writeQuery } from '@admin/shell';
import type { ContentTypeLink } from '../../points.ts';
import { keepParameters, contentAddress, locationOfType } from '../address/index.ts';
import { firstPage } from '../address/list-parameters.ts';

/** Returns the initial query of a list; empty without settings. */
function firstSearch(settings: ContentTypeSettings['settings'] | undefined): string {
  return settings ? readableSearch(firstPage(settings)) : '';
}

/** Returns links to all displayed content types, regardless of permissions, sorted by title. */
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
      to: contentAddress(locationOfType({ kind, uid })),
      search: kind === 'collectionType' ? firstSearch(settingsOf.get(uid)) : '',
      requires: (kind === 'collectionType' ? (['create', 'read'] as const) : (['read'] as const)).map(
        (action) => ({ action: entryActions[action], subject: uid }),
      ),
    }))
    .toSorted((one, other) => compareNames(one.title, other.title));
}

/** Returns whether the user has all permissions of a link. */
export function isAuthorised(link: ContentTypeLink, granted: GroupedPermissions | null): boolean {
  return isGranted(granted, link.requires);
}

/** Returns whether the user may read entries of a type, also of one that the menu omits. */
export function isReadable(
  { uid }: Pick<ContentTypeLink, 'uid'>,
  granted: GroupedPermissions | null,
): boolean {
  return isGranted(granted, [{ action: entryActions.read, subject: uid }]);
}

/**
 * Returns whether the user may read a content type without creating entries in it. Needs no schema, and so no
 * request.
 */
export function readsWithoutCreating(granted: GroupedPermissions | null): boolean {
  return Object.values(granted ?? {}).some(
    (actions) => entryActions.read in actions && !(entryActions.create in actions),
  );
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Returns whether a title starts with the search, ignoring case and accents. */
export function matchesSearch(title: string, search: string): boolean {
  return fold(title).startsWith(fold(search.trim()));
}

/** Returns the full address of a link, with the plugins' parameters of the current address. */
export function linkAddress(link: ContentTypeLink, current: URLSearchParams): string {
  return link.to + writeQuery(keepParameters(current, new URLSearchParams(link.search)));
}
