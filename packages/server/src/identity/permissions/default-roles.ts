import {
  entryActionsFor,
  entryActionTable,
  isLocalized,
  superAdminCode,
  type ContentType,
  type EntryAction,
  type Permission,
  type Schemas,
} from '@admin/content-model';
import type { BuiltInRole } from '../actions.ts';
import { entryPermission } from './present-permissions.ts';

/** A role that every installation starts with. */
export interface DefaultRole {
  readonly name: string;
  readonly code: string;
  readonly description: string;
  /** Its permissions on content. Those of the super administrator are computed, never stored. */
  readonly permissions: (schemas: Schemas, locales: RoleLocales) => readonly Permission[];
}

/** The locales of a role on localized types: none until an administrator chooses some, or all. */
export type RoleLocales = 'none' | 'all';

/**
 * Returns permissions on all content. Without locales a role may create, read and update entries of localized types in no
 * locale, and has no permission on entries as a whole.
 */
function onContent(
  schemas: Schemas,
  locales: RoleLocales,
  includes: (action: EntryAction) => boolean,
): readonly Permission[] {
  const applies = (action: EntryAction, contentType: ContentType): boolean =>
    includes(action) &&
    (locales === 'all' || entryActionTable[action].hasFields || !isLocalized(contentType));
  return [...schemas.contentTypes.values()].flatMap((contentType) =>
    entryActionsFor(contentType)
      .filter((action) => applies(action, contentType))
      .map((action) => {
        const permission = entryPermission(action, contentType, schemas, null);
        if (locales === 'none' || !isLocalized(contentType)) return permission;
        return { ...permission, properties: { ...permission.properties, locales: null } };
      }),
  );
}

/** The codes of the built-in roles to which plugins grant actions by default. */
export const roleCodes = {
  editor: 'strapi-editor',
  author: 'strapi-author',
} as const satisfies Readonly<Record<BuiltInRole, string>>;

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
    code: roleCodes.editor,
    description: 'Editors can manage and publish contents including those of other users.',
    permissions: (schemas, locales) => onContent(schemas, locales, () => true),
  },
  {
    name: 'Author',
    code: roleCodes.author,
    description: 'Authors can manage the content they have created.',
    permissions: (schemas, locales) =>
      onContent(schemas, locales, (action) => action !== 'publish').map((permission) => ({
        ...permission,
        conditions: own,
      })),
  },
];
