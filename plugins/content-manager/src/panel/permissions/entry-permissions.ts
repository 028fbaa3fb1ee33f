import {
  entryActions,
  isLocalized,
  permitsLocale,
  permitsSomeLocale,
  type ContentType,
  type EntryAction,
  type ContentTypeKind,
  type PermissionRequirement,
} from '@admin/content-model';
import { permissionsFor, permissionsRef, useStore, type GroupedPermissions } from '@admin/shell';
import { useMemo } from 'react';
import type { ActionId } from '@admin/contract';

/** The actions that the user may perform on entries of a content type, regardless of fields. */
export type EntryPermissions = Readonly<Record<EntryAction, boolean>>;

/**
 * Returns the user's permissions on the entries of a content type.
 * @param locale the locale of the entry; without one, a permission for any locale suffices
 */
export function entryPermissions(
  granted: GroupedPermissions | null,
  uid: string,
  locale?: string,
): EntryPermissions {
  const isGranted = (name: EntryAction): boolean =>
    permissionsFor(granted, { action: entryActions[name], subject: uid }).some(
      (permission) => locale === undefined || permitsLocale(permission, locale),
    );
  return {
    create: isGranted('create'),
    read: isGranted('read'),
    update: isGranted('update'),
    delete: isGranted('delete'),
    publish: isGranted('publish'),
  };
}

/** Returns the permissions of the current user on the entries of a content type; the same object until they change. */
export function useEntryPermissions(uid: string, locale?: string): EntryPermissions {
  const granted = useStore(permissionsRef, (state) => state.granted);
  return useMemo(() => entryPermissions(granted, uid, locale), [granted, uid, locale]);
}

/**
 * Returns whether the user may perform an action on entries of a content type. On a localized type a permission without
 * locales permits no entry.
 * @param locale the locale of the entry; without one, a permission for any locale suffices
 */
export function useMayInLocale(action: EntryAction, contentType: ContentType, locale?: string): boolean {
  const { uid } = contentType;
  const localized = isLocalized(contentType);
  return useStore(permissionsRef, ({ granted }) =>
    permissionsFor(granted, { action: entryActions[action], subject: uid }).some((permission) => {
      if (!localized) return true;
      return locale === undefined ? permitsSomeLocale(permission) : permitsLocale(permission, locale);
    }),
  );
}

const permission = (action: ActionId): PermissionRequirement => ({ action });

/** The permissions required to configure the views of content types, by their kind, and of components. */
export const configurationPermissions = {
  collectionType: permission('plugin::content-manager.collection-types.configure-view'),
  singleType: permission('plugin::content-manager.single-types.configure-view'),
  component: permission('plugin::content-manager.components.configure-layout'),
} as const satisfies Readonly<Record<ContentTypeKind | 'component', PermissionRequirement>>;
