import { entryActions, fieldPermissions, type FieldPermissions, type Permission } from '@admin/content-model';

/** What the user may do with a field: write it, only look at it, or not even that. */
export type FieldPermission = 'editable' | 'read-only' | 'denied';

/** Whether the entry exists already; other permissions count while it is being created. */
export type EntryStage = 'creating' | 'editing';

/** The user's permissions on the fields of a content type, by action. */
export interface EntryFieldPermissions {
  readonly create: FieldPermissions;
  readonly read: FieldPermissions;
  readonly update: FieldPermissions;
}

/**
 * What the user may do with a field. A group of fields counts as editable, or readable, when at least one of
 * the fields in it is.
 * @param path dotted path of the field in the form
 */
export function fieldPermission(
  path: string,
  {
    fieldPermissions,
    stage,
    kind,
  }: {
    readonly fieldPermissions: EntryFieldPermissions;
    readonly stage: EntryStage;
    readonly kind: 'value' | 'group';
  },
): FieldPermission {
  const allowed = (granted: FieldPermissions): boolean =>
    kind === 'group' ? granted.allowsAnyUnder(path) : granted.allows(path);
  if (stage === 'creating') return allowed(fieldPermissions.create) ? 'editable' : 'denied';
  if (allowed(fieldPermissions.update)) return 'editable';
  return allowed(fieldPermissions.read) ? 'read-only' : 'denied';
}

/** A user's permissions on the fields of a content type. */
export function entryFieldPermissions(
  permissions: readonly Permission[],
  uid: string,
): EntryFieldPermissions {
  return {
    create: fieldPermissions(permissions, entryActions.create, uid),
    read: fieldPermissions(permissions, entryActions.read, uid),
    update: fieldPermissions(permissions, entryActions.update, uid),
  };
}
