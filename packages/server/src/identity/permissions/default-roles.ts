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
  /** What it may do with content; what plugins give it comes beside. The super administrator's permissions are computed, never stored. */
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

/** By which the roles are found that plugins want to have their actions. */
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
    permissions: (schemas) => onContent(schemas, () => true),
  },
  {
    name: 'Author',
    code: roleCodes.author,
    description: 'Authors can manage the content they have created.',
    permissions: (schemas) =>
      onContent(schemas, (action) => action !== 'publish').map((permission) => ({
        ...permission,
        conditions: own,
      })),
  },
];
