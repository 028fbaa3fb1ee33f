import {
  entryActions,
  fieldsPermitted,
  isSystemField,
  permitsLocale,
  type EntryAction,
  type FieldSet,
} from '@admin/content-model';
import { type GroupedPermissions, permissionsFor, permissionsRef, useStore } from '@admin/shell';
import { useMemo } from 'react';

/** The fields of a content type that a user may create, read and update. */
export interface FieldPermissions {
  readonly create: FieldSet;
  readonly read: FieldSet;
  readonly update: FieldSet;
}

/**
 * Returns the user's permissions on the fields of a content type.
 * @param granted null before the server's response: no field is permitted then
 * @param locale the locale of the entry; without one, a permission for any locale suffices
 */
export function fieldPermissions(
  granted: GroupedPermissions | null,
  uid: string,
  locale?: string,
): FieldPermissions {
  const fieldsFor = (name: EntryAction): FieldSet => {
    const scope = { action: entryActions[name], subject: uid };
    const grants = permissionsFor(granted, scope);
    const inLocale =
      locale === undefined ? grants : grants.filter((permission) => permitsLocale(permission, locale));
    return fieldsPermitted(inLocale, scope);
  };
  return { create: fieldsFor('create'), read: fieldsFor('read'), update: fieldsFor('update') };
}

/**
 * Returns whether the user may read the first attribute of a path such as `author.name`, or a part of it. The server omits
 * all others from its responses, except for system fields such as dates.
 */
export function isReadable({ read }: Pick<FieldPermissions, 'read'>, path: string): boolean {
  const [name = ''] = path.split('.');
  return isSystemField(name) || read.allowsUnder(name);
}

/**
 * Returns the current user's permissions on the fields of a content type; the same object until they change.
 * @param locale the locale of the entry; without one, a permission for any locale suffices
 */
export function useFieldPermissions(uid: string, locale?: string): FieldPermissions {
  const granted = useStore(permissionsRef, (state) => state.granted);
  return useMemo(() => fieldPermissions(granted, uid, locale), [granted, uid, locale]);
}
