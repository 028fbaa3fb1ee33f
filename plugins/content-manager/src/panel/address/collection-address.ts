import type { ContentTypeKind, ViewSettings } from '@admin/content-model';
import { homePage, writeQuery } from '@admin/shell';
import type { ContentTypeLink } from '../../points.ts';
import { firstPage } from './list-parameters.ts';
import { listBehind } from './from-list.ts';
import { contentStart, listPage } from './pages.ts';
import { withoutStart } from './start-parameter.ts';

/** The entry that is left, by its content type and the place it is shown at. */
export interface LeftEntry {
  readonly uid: string;
  readonly kind: ContentTypeKind;
  readonly settings: ViewSettings;
  /** Its link in the navigation; null for none, undefined as long as that is not known. */
  readonly link?: Pick<ContentTypeLink, 'search' | 'to'> | null | undefined;
  /** The query of the current address. */
  readonly search: string;
  /** The state of the navigation that led here. */
  readonly state: unknown;
}

/** What the address of an entry says of its form only. */
const ofForm: ReadonlySet<string> = new Set(['field', 'group']);

/**
 * Where the edit view leads back to: the page of the list that the user came from, with its order, search and
 * filters; else the list as its link in the navigation has it, and home where there is none. What the entry's address
 * says wins over both, as a plugin's parameter does. A single type has no list: it leads back to where the content
 * starts.
 */
export function collectionAddress({ uid, kind, settings, link, search, state }: LeftEntry): string {
  if (kind === 'singleType') return contentStart;
  const path = listPage.to({ uid });
  const list = listBehind(state);
  const isBehind = list?.startsWith(`${path}?`) === true;
  if (!isBehind && link === null) return homePage.to();
  const query = isBehind
    ? new URLSearchParams(list.slice(path.length))
    : link
      ? new URLSearchParams(link.search)
      : firstPage(settings);
  for (const [name, value] of withoutStart(new URLSearchParams(search))) {
    if (!ofForm.has(name)) query.set(name, value);
  }
  return isBehind || !link ? listPage.to({ uid }, query) : link.to + writeQuery(query);
}
