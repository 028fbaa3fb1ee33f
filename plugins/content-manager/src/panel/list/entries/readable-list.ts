import { entryActions, fieldPermissions, isSystemField, type FieldPermissions } from '@admin/content-model';
import { permissionsFor, type GroupedPermissions } from '@admin/shell';
import type { ListParameters } from '../address/list-parameters.ts';

/** Which fields of a content type the user may read. */
export function readPermissions(granted: GroupedPermissions | null, uid: string): FieldPermissions {
  const { read } = entryActions;
  return fieldPermissions(permissionsFor(granted, { action: read, subject: uid }), read, uid);
}

/** Whether the user may read the field that a path such as `author.name` starts with. */
export function isReadable(permissions: FieldPermissions, path: string): boolean {
  const [name = ''] = path.split('.');
  return isSystemField(name) || permissions.allowsAnyUnder(name);
}

/**
 * The list without an order that the user may not know of. The settings of a list are the same for all
 * users, so its usual order can be by a field that some of them do not see; the server refuses that.
 */
export function readableList(list: ListParameters, permissions: FieldPermissions): ListParameters {
  return list.sort && !isReadable(permissions, list.sort.field) ? { ...list, sort: undefined } : list;
}
