import { isSystemField, userUid } from '@admin/content-model';
import { isGranted, permissionsRef, useStore } from '@admin/shell';
import { useMemo } from 'react';
import type { ListColumn } from '../../../points.ts';
import { fieldPermissions, isReadable } from '../../permissions/index.ts';

/**
 * Which columns somebody may put the list in order by: those that they may read. What is linked counts by its name, so
 * that has to be theirs to read as well; administrators are compared as creators alone. The server refuses every other order.
 */
export function useMaySort(uid: string): (column: ListColumn) => boolean {
  const granted = useStore(permissionsRef, (state) => state.granted);
  return useMemo(() => {
    const own = fieldPermissions(granted, uid);
    const mayReadUsers = isGranted(granted, [{ action: 'admin::users.read' }]);
    return ({ name, attribute, mainField, isSortable }) => {
      if (!isSortable || !isReadable(own, name)) return false;
      if (attribute?.type !== 'relation' || attribute.target === undefined) return true;
      if (mainField === undefined || mainField === 'id') return true;
      if (attribute.target === userUid) return isSystemField(name) && mayReadUsers;
      return fieldPermissions(granted, attribute.target).read.allowsUnder(mainField);
    };
  }, [granted, uid]);
}
