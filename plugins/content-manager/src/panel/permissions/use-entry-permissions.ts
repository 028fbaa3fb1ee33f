import { entryActions, permitsLocale, type EntryAction } from '@admin/content-model';
import { permissionsFor, permissionsRef, useStore, type GroupedPermissions } from '@admin/shell';
import { useMemo } from 'react';

/** What the user may do with entries of a content type, fields aside. */
export type EntryPermissions = Readonly<Record<EntryAction, boolean>>;

/**
 * The user's permissions on the entries of a content type.
 * @param locale of the entry that is meant; without one, what they may do with any
 */
export function entryPermissions(
  granted: GroupedPermissions | null,
  uid: string,
  locale?: string,
): EntryPermissions {
  const may = (name: EntryAction): boolean =>
    permissionsFor(granted, { action: entryActions[name], subject: uid }).some(
      (permission) => locale === undefined || permitsLocale(permission, locale),
    );
  return {
    create: may('create'),
    read: may('read'),
    update: may('update'),
    delete: may('delete'),
    publish: may('publish'),
  };
}

/** The same for the user who is there; the same object until it changes. */
export function useEntryPermissions(uid: string, locale?: string): EntryPermissions {
  const granted = useStore(permissionsRef, (state) => state.granted);
  return useMemo(() => entryPermissions(granted, uid, locale), [granted, uid, locale]);
}
