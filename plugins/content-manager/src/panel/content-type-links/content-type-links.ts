import { entryActions, type ContentTypeItem } from '@admin/content-model';
import type { ContentTypeSettings } from '@admin/contract';
import { type GroupedPermissions, isGranted, readableSearch, writeQuery } from '@admin/shell';
import type { ContentTypeLink } from '../../points.ts';
import { keepParameters, contentAddress, locationOfType } from '../address/index.ts';
import { firstPage } from '../address/list-parameters.ts';

/** The query a list starts with; none for a single type, nor for a list without settings. */
function firstSearch(settings: ContentTypeSettings['settings'] | undefined): string {
  return settings ? readableSearch(firstPage(settings)) : '';
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
      to: contentAddress(locationOfType({ kind, uid })),
      search: kind === 'collectionType' ? firstSearch(settingsOf.get(uid)) : '',
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

/** Whether the user may read the entries of a type, including one that the menu leaves out. */
export function isReadable(
  { uid }: Pick<ContentTypeLink, 'uid'>,
  granted: GroupedPermissions | null,
): boolean {
  return isGranted(granted, [{ action: entryActions.read, subject: uid }]);
}

/** Whether the user reads some content type without creating entries in it. Needs no schema, so it costs no request. */
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

/** Whether a title starts with what was searched for; case and accents do not matter. */
export function matchesSearch(title: string, search: string): boolean {
  return fold(title).startsWith(fold(search.trim()));
}

/** A link's whole address, with what plugins keep in the current one. */
export function linkAddress(link: ContentTypeLink, current: URLSearchParams): string {
  return link.to + writeQuery(keepParameters(current, new URLSearchParams(link.search)));
}
