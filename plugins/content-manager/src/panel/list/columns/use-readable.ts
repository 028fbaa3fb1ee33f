import { entryActions, fieldPermissions, isSystemField } from '@admin/content-model';
import { usePermissions } from '@admin/shell';
import { useMemo } from 'react';

/**
 * Whether the user may read an attribute of a content type, or a part of it. The server leaves everything else
 * out of its answers, and a column would be empty; whether creators are named, it decides by itself.
 */
export function useReadable(uid: string): (name: string) => boolean {
  const grants = usePermissions({ action: entryActions.read, subject: uid });
  return useMemo(() => {
    const permissions = fieldPermissions(grants, entryActions.read, uid);
    return (name) => isSystemField(name) || permissions.allowsAnyUnder(name);
  }, [grants, uid]);
}
