import { useMemo } from 'react';
import { fieldPermissions, type FieldPermissions } from './field-permissions.ts';
import { permissionsRef, useStore } from '@admin/shell';

/**
 * The user's permissions on the fields of a content type; the same object until they change.
 * @param locale of the entry that is meant; without one, what they may do with any
 */
export function useFieldPermissions(uid: string, locale?: string): FieldPermissions {
  const granted = useStore(permissionsRef, (state) => state.granted);
  return useMemo(() => fieldPermissions(granted, uid, locale), [granted, uid, locale]);
}
