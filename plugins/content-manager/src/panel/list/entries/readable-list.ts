import type { ListParameters } from '../../address/list-parameters.ts';
import { isReadable, type FieldPermissions } from '../../permissions/index.ts';

/**
 * The list without an order that the user may not know of. The settings of a list are the same for all
 * users, so its usual order can be by a field that some of them do not see; the server refuses that.
 */
export function readableList(list: ListParameters, permissions: FieldPermissions): ListParameters {
  return list.sort && !isReadable(permissions, list.sort.field) ? { ...list, sort: undefined } : list;
}
