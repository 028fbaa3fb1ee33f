import { entryActions, fieldRights, type FieldRights, type Permission } from '@admin/content-model';

/** What the user may do with a field: write it, only look at it, or not even that. */
export type FieldAccess = 'editable' | 'read-only' | 'denied';

/** Whether the entry exists already; other rights count while it is being created. */
export type EntryStage = 'creating' | 'editing';

/** The user's rights on the fields of a content type, by action. */
export interface EntryRights {
  readonly create: FieldRights;
  readonly read: FieldRights;
  readonly update: FieldRights;
}

/**
 * The user's access to a field. A group of fields counts as editable, or readable, when at least one of
 * the fields in it is.
 * @param path dotted path of the field in the form
 */
export function fieldAccess(
  path: string,
  {
    rights,
    stage,
    kind,
  }: { readonly rights: EntryRights; readonly stage: EntryStage; readonly kind: 'value' | 'group' },
): FieldAccess {
  const allowed = (granted: FieldRights): boolean =>
    kind === 'group' ? granted.allowsAnyUnder(path) : granted.allows(path);
  if (stage === 'creating') return allowed(rights.create) ? 'editable' : 'denied';
  if (allowed(rights.update)) return 'editable';
  return allowed(rights.read) ? 'read-only' : 'denied';
}

/** The rights that a user's permissions give on the fields of a content type. */
export function entryRights(permissions: readonly Permission[], uid: string): EntryRights {
  return {
    create: fieldRights(permissions, entryActions.create, uid),
    read: fieldRights(permissions, entryActions.read, uid),
    update: fieldRights(permissions, entryActions.update, uid),
  };
}
