import {
  entryActionNames,
  entryActions,
  entryActionsFor,
  fieldsOf,
  narrowedBy,
  type ContentType,
  type EntryAction,
  type Permission,
  type Schemas,
} from '@admin/content-model';
import type { StoredPermission } from '@admin/contract';
import type { ActionRegistry } from '../actions.ts';

function properties(
  action: EntryAction,
  contentType: ContentType,
  schemas: Schemas,
  locales: readonly string[] | null,
): Permission['properties'] {
  const narrowing = narrowedBy(action, contentType);
  return {
    ...(narrowing.fields ? { fields: fieldsOf(contentType, schemas) } : {}),
    ...(locales !== null && narrowing.locales ? { locales } : {}),
  };
}

/** Returns a permission on all fields of a content type, in the given locales; null for none. */
export function entryPermission(
  action: EntryAction,
  contentType: ContentType,
  schemas: Schemas,
  locales: readonly string[] | null,
): Permission {
  return {
    action: entryActions[action],
    subject: contentType.uid,
    properties: properties(action, contentType, schemas, locales),
    conditions: [],
  };
}

/** Lists every permission that exists: those of a super administrator. */
export function allPermissions(
  schemas: Schemas,
  actions: ActionRegistry,
  locales: readonly string[],
): readonly Permission[] {
  const contentTypes = [...schemas.contentTypes.values()];
  const onEntries = entryActionNames.flatMap((action) =>
    contentTypes
      .filter((contentType) => entryActionsFor(contentType).includes(action))
      .map((contentType) => entryPermission(action, contentType, schemas, locales)),
  );
  const others = actions.all
    .filter(({ section }) => section !== 'contentTypes')
    .map(({ id }) => ({ action: id, subject: null, properties: {}, conditions: [] }));
  return [...onEntries, ...others];
}

/** Presents a permission for a response; computed permissions are numbered in order. */
export function presentPermission(permission: Permission, index: number): StoredPermission {
  const { fields, locales } = permission.properties;
  return {
    id: permission.id ?? index + 1,
    action: permission.action,
    actionParameters: { ...permission.actionParameters },
    subject: permission.subject,
    properties: {
      ...(fields === undefined ? {} : { fields: fields === null ? null : [...fields] }),
      ...(locales === undefined ? {} : { locales: locales === null ? null : [...locales] }),
    },
    conditions: [...permission.conditions],
  };
}
