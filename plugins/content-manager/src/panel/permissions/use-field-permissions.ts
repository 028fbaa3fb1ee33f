import { useMemo } from 'react';
import { fieldPermissions, type FieldPermissions } from './field-permissions.ts';
import { permissionsRef, useStore } from '@admin/shell';

/** The user's permissions on the fields of a content type; the same object until they change. */
export function useFieldPermissions(uid: string): FieldPermissions {
  const granted = useStore(permissionsRef, (state) => state.granted);
  return useMemo(() => fieldPermissions(granted, uid), [granted, uid]);
}
