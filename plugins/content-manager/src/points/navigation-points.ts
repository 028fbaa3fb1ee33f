import type { ContentType, ContentTypeKind, PermissionRequirement, ViewSettings } from '@admin/content-model';
import { createHook, type GroupedPermissions } from '@admin/shell';

/** A link to a content type in the content manager's navigation. */
export interface ContentTypeLink {
  readonly uid: string;
  readonly kind: ContentTypeKind;
  readonly title: string;
  /** Path relative to the panel's base. */
  readonly to: string;
  /** Query of the address without a question mark, such as the page size. */
  readonly search: string;
  readonly isDisplayed: boolean;
  readonly requires: readonly PermissionRequirement[];
}

/** What the navigation knows about the content types. */
export interface LinksContext {
  readonly contentTypes: ReadonlyMap<string, ContentType>;
  /** How the lists behave, by uid. */
  readonly settings: Readonly<Record<string, ViewSettings>>;
  /** What the user may do; null as long as the server has not answered. */
  readonly granted: GroupedPermissions | null;
}

/** The links to collection types, before the navigation is drawn. */
export const mutateCollectionTypeLinks = createHook<readonly ContentTypeLink[], LinksContext>(
  'content-manager.navigation.collection-types',
);

/** The links to single types, before the navigation is drawn. */
export const mutateSingleTypeLinks = createHook<readonly ContentTypeLink[], LinksContext>(
  'content-manager.navigation.single-types',
);
