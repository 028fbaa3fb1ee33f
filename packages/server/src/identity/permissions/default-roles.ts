import { entryActionsFor, entryActionTable, isLocalized, superAdminCode } from '@admin/content-model';
import type { ContentType, EntryAction, Permission, Schemas } from '@admin/content-model';
import { entryPermission } from './own-permissions.ts';

/** A role that every installation starts with. */
export interface DefaultRole {
  readonly name: string;
  readonly code: string;
  readonly description: string;
  /** What it may do; the super administrator's permissions are computed, never stored. */
  readonly permissions: (schemas: Schemas) => readonly Permission[];
}

/**
 * Permissions on all content. On localized types nobody has given the role a locale yet: it may create, read
 * and update in none, and has no permission on entries as a whole.
 */
function onContent(schemas: Schemas, includes: (action: EntryAction) => boolean): readonly Permission[] {
  const applies = (action: EntryAction, contentType: ContentType): boolean =>
    includes(action) && (entryActionTable[action].hasFields || !isLocalized(contentType));
  return [...schemas.contentTypes.values()].flatMap((contentType) =>
    entryActionsFor(contentType)
      .filter((action) => applies(action, contentType))
      .map((action) => entryPermission(action, contentType, schemas, null)),
  );
}

function onMedia(conditions: readonly string[]): readonly Permission[] {
  const guarded = ['read', 'configure-view', 'assets.create', 'assets.update'];
  return [...guarded, 'assets.download', 'assets.copy-link'].map((name) => ({
    action: `plugin::upload.${name}`,
    subject: null,
    properties: {},
    conditions: name === 'read' || name === 'assets.update' ? conditions : [],
  }));
}

const own = ['admin::is-creator'];

export const defaultRoles: readonly DefaultRole[] = [
  {
    name: 'Super Admin',
    code: superAdminCode,
    description: 'Super Admins can access and manage all features and settings.',
    permissions: () => [],
  },
  {
    name: 'Editor',
    code: 'strapi-editor',
    description: 'Editors can manage and publish contents including those of other users.',
    permissions: (schemas) => [...onContent(schemas, () => true), ...onMedia([])],
  },
  {
    name: 'Author',
    code: 'strapi-author',
    description: 'Authors can manage the content they have created.',
    permissions: (schemas) => [
      ...onContent(schemas, (action) => action !== 'publish').map((permission) => ({
        ...permission,
        conditions: own,
      })),
      ...onMedia(own),
    ],
  },
];
