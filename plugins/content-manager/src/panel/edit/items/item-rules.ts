import { isRecord } from '@admin/content-model';
import { useCallback, useMemo } from 'react';
import { useEditing } from '../editing/editing-context.ts';
import { entryModel } from '@admin/entry-form';
import { componentPermission, type ComponentPermission } from '../session/component-permission.ts';
import type { CopiedItem } from './copied-items.ts';
import { linksAnyType } from './copy-items.ts';
import type { ItemListField } from './item-list.ts';

const noPermission: ComponentPermission = { add: false, remove: false };

/**
 * Returns the user's permission on items of a list by their component; the same function until permissions change.
 * @param disabled whether the whole field is read-only
 */
export function useItemPermission(path: string, disabled: boolean): (uid: string) => ComponentPermission {
  const { view, stage, draft, fieldPermissions } = useEditing();
  // A user who cannot read the list would overwrite its items without knowing them.
  const isReadable = stage === 'creating' || fieldPermissions.read.allowsUnder(path);
  const allowed = stage === 'creating' ? fieldPermissions.create : fieldPermissions.update;
  return useCallback(
    (uid) =>
      disabled || !isReadable
        ? noPermission
        : componentPermission(path, uid, { schemas: entryModel(view).schemas, allowed, draft }),
    [path, disabled, isReadable, view, allowed, draft],
  );
}

/** The permissions on the items of one list. The same object until permissions change. */
export interface ItemRules {
  readonly canAdd: boolean;
  /** Returns whether a copy of the item would be complete. */
  readonly canCopy: (key: number) => boolean;
  readonly canDuplicate: (key: number) => boolean;
  readonly canRemove: (key: number) => boolean;
  /** Returns whether the list accepts the copied items and the user may write them. */
  readonly canPaste: (items: readonly CopiedItem[]) => boolean;
}

/** Returns the {@link ItemRules} of a list. They read items from the form when they are called. */
export function useItemRules(
  path: string,
  list: ItemListField,
  permissionOf: (uid: string) => ComponentPermission,
): ItemRules {
  const { form, view } = useEditing();
  return useMemo(() => {
    const [only = ''] = list.components;
    const itemAt = (key: number): Readonly<Record<string, unknown>> => {
      const item = form.read(`${path}.#${key}`);
      return isRecord(item) ? item : {};
    };
    const uidAt = (key: number): string => {
      if (!list.isZone) return only;
      const uid = itemAt(key)['__component'];
      return typeof uid === 'string' ? uid : '';
    };
    const isSaved = (key: number): boolean => itemAt(key)['id'] !== undefined;
    const canCopy = (key: number): boolean => !isSaved(key) || !linksAnyType(uidAt(key), entryModel(view));
    return {
      canAdd: list.components.some((uid) => permissionOf(uid).add),
      canCopy,
      canDuplicate: (key) => permissionOf(uidAt(key)).add && canCopy(key),
      canRemove: (key) => permissionOf(uidAt(key)).remove || !isSaved(key),
      // The permission to remove an item implies the permission to write each of its fields.
      canPaste: (items) =>
        items.length > 0 &&
        items.every(({ uid }) => {
          const { add, remove } = permissionOf(uid);
          return list.components.includes(uid) && add && remove;
        }),
    };
  }, [form, view, path, list, permissionOf]);
}
