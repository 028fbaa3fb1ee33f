import type { ContentTypeKind, ViewSettings } from '@admin/content-model';
import { firstPage } from '../list/address/list-parameters.ts';
import { listBehind } from './from-list.ts';
import { contentStart, listPage } from './pages.ts';
import { withoutStart } from './start-parameter.ts';

/** The entry that is left, by its content type and the place it is shown at. */
export interface LeftEntry {
  readonly uid: string;
  readonly kind: ContentTypeKind;
  readonly settings: ViewSettings;
  /** The query of the current address. */
  readonly search: string;
  /** The state of the navigation that led here. */
  readonly state: unknown;
}

/**
 * Where the edit view leads back to: the page of the list that the user came from, with its order, search and
 * filters; else the list as its link in the navigation has it. What the entry's address says wins over both, as
 * a plugin's parameter does. A single type has no list: it leads back to where the content starts.
 */
export function collectionAddress({ uid, kind, settings, search, state }: LeftEntry): string {
  if (kind === 'singleType') return contentStart;
  const path = listPage.to({ uid });
  const list = listBehind(state);
  const query = list?.startsWith(`${path}?`)
    ? new URLSearchParams(list.slice(path.length))
    : firstPage(settings);
  for (const [name, value] of withoutStart(new URLSearchParams(search))) {
    if (name !== 'field') query.set(name, value);
  }
  return listPage.to({ uid }, query);
}
