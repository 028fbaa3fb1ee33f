import {
  entryActions,
  fieldsPermitted,
  isSystemField,
  permitsLocale,
  type EntryAction,
  type FieldSet,
} from '@admin/content-model';
import { type GroupedPermissions, permissionsFor } from '@admin/shell';

/** The fields of a content type that somebody may touch, by what is done with them. */
export interface FieldPermissions {
  readonly create: FieldSet;
  readonly read: FieldSet;
  readonly update: FieldSet;
}

/**
 * The user's permissions on the fields of a content type.
 * @param granted null as long as the server has not answered: no field may be touched then
 * @param locale of the entry that is meant; without one, what they may do with any
 */
export function fieldPermissions(
  granted: GroupedPermissions | null,
  uid: string,
  locale?: string,
): FieldPermissions {
  const fieldsFor = (name: EntryAction): FieldSet => {
    const place = { action: entryActions[name], subject: uid };
    const grants = permissionsFor(granted, place);
    const here =
      locale === undefined ? grants : grants.filter((permission) => permitsLocale(permission, locale));
    return fieldsPermitted(here, place);
  };
  return { create: fieldsFor('create'), read: fieldsFor('read'), update: fieldsFor('update') };
}

/**
 * Whether the user may read the attribute that a path such as `author.name` starts with, or a part of it. The server
 * leaves everything else out of its answers; what every entry has, such as its dates, it always answers.
 */
export function isReadable({ read }: Pick<FieldPermissions, 'read'>, path: string): boolean {
  const [name = ''] = path.split('.');
  return isSystemField(name) || read.allowsUnder(name);
}
