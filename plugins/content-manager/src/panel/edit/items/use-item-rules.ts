import { isRecord } from '@admin/content-model';
import { useMemo } from 'react';
import { useEditing } from '../editing/editing-context.ts';
import { entryModel } from '@admin/entry-form';
import type { ComponentPermission } from '../session/component-permission.ts';
import type { CopiedItem } from './copies/copied-items.ts';
import { linksAnyType } from './copies/item-copy.ts';
import type { ItemListField } from './use-item-list.ts';

/** What may be done with the items of one list. The same object until what the user may do changes. */
export interface ItemRules {
  readonly canAdd: boolean;
  /** Whether a copy would be whole. */
  readonly canCopy: (key: number) => boolean;
  readonly canDuplicate: (key: number) => boolean;
  readonly canRemove: (key: number) => boolean;
  /** Whether what was copied fits here and may be written by the user. */
  readonly canPaste: (items: readonly CopiedItem[]) => boolean;
}

/** {@link ItemRules} of a list; they ask the form itself about an item. */
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
      // Whoever may take one away may write every field of it.
      canPaste: (items) =>
        items.length > 0 &&
        items.every(({ uid }) => {
          const may = permissionOf(uid);
          return list.components.includes(uid) && may.add && may.remove;
        }),
    };
  }, [form, view, path, list, permissionOf]);
}
