import { useShell } from '@admin/shell';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { fieldPermissions, type FieldPermissions } from './field-permissions.ts';

/** The user's permissions on the fields of a content type; the same object until they change. */
export function useFieldPermissions(uid: string): FieldPermissions {
  const granted = useStore(useShell().permissions, (state) => state.granted);
  return useMemo(() => fieldPermissions(granted, uid), [granted, uid]);
}
