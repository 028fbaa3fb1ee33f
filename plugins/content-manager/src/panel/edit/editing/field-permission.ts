import type { FieldSet } from '@admin/content-model';
import type { FieldPermissions } from '../../permissions/index.ts';

/** The user's access to a field: writing, reading only, or none. */
export type FieldPermission = 'editable' | 'read-only' | 'denied';

/** The state of the entry: creating an entry requires other permissions than updating it. */
export type EntryStage = 'creating' | 'editing';

/**
 * Returns the permission of the user on a field. A group of fields is editable, or readable, if at least one of its
 * fields is.
 * @param path dotted path of the field in the form
 */
export function fieldPermission(
  path: string,
  {
    fieldPermissions,
    stage,
    kind,
  }: {
    readonly fieldPermissions: FieldPermissions;
    readonly stage: EntryStage;
    readonly kind: 'value' | 'group';
  },
): FieldPermission {
  const isIn = (fields: FieldSet): boolean =>
    kind === 'group' ? fields.allowsUnder(path) : fields.allows(path);
  if (stage === 'creating') return isIn(fieldPermissions.create) ? 'editable' : 'denied';
  if (isIn(fieldPermissions.update)) return 'editable';
  return isIn(fieldPermissions.read) ? 'read-only' : 'denied';
}
