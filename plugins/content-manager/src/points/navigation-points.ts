import type { ContentType, ContentTypeKind, PermissionRequirement, ViewSettings } from '@admin/content-model';
import type { GroupedPermissions } from '@admin/shell';
import { createHook } from '@admin/shell/host';

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

/** The content types and permissions that the navigation is built from. */
export interface LinksContext {
  readonly contentTypes: ReadonlyMap<string, ContentType>;
  /** Settings of the lists, by uid. */
  readonly settings: Readonly<Record<string, ViewSettings>>;
  /** Permissions of the user; null until the server has responded. */
  readonly granted: GroupedPermissions | null;
}

/** The links to collection types, before the navigation is rendered. */
export const mutateCollectionTypeLinks = createHook<readonly ContentTypeLink[], LinksContext>(
  'content-manager.navigation.collection-types',
);

/** The links to single types, before the navigation is rendered. */
export const mutateSingleTypeLinks = createHook<readonly ContentTypeLink[], LinksContext>(
  'content-manager.navigation.single-types',
);
