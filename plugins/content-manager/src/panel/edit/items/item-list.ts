import { isRecord, type Attribute } from '@admin/content-model';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useEditing } from '../editing/editing-context.ts';
import { keysOfItems } from '../editing/open-items.ts';
import { useStoreList } from '../editing/use-store-list.ts';
import { useErrorInside, useFieldError } from '../errors/invalid-fields.ts';
import { itemMessages } from './messages.ts';

/** A repeatable component or a dynamic zone, as one kind of list. */
export interface ItemListField {
  readonly isZone: boolean;
  /** Uids of the components that items may be. */
  readonly components: readonly string[];
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** Returns the list that an attribute describes; undefined for an attribute that is no list. */
export function itemListOf(attribute: Attribute): ItemListField | undefined {
  if (attribute.type === 'dynamiczone') {
    const { components, min, max } = attribute;
    return { isZone: true, components, min, max };
  }
  if (attribute.type !== 'component') return undefined;
  const { component, min, max } = attribute;
  return { isZone: false, components: [component], min, max };
}

const headingLevels = [2, 3, 4, 5, 6] as const;

/** Returns the heading level of a list: 2 in the entry itself, one lower in each item that contains the list. */
export function headingLevelIn(list: string): (typeof headingLevels)[number] {
  const depth = list.split('.').filter((part) => part.startsWith('#')).length;
  return headingLevels[Math.min(depth, headingLevels.length - 1)] ?? 6;
}

function uidsOfItems(list: unknown): readonly string[] {
  if (!Array.isArray(list)) return [];
  return list.map((item: unknown) => {
    const uid = isRecord(item) ? item['__component'] : undefined;
    return typeof uid === 'string' ? uid : '';
  });
}

/** The items of a list in their order: their keys, and in a zone the uids of their components. */
export interface Items {
  readonly keys: readonly number[];
  readonly uids: readonly string[];
}

/** Returns the items at a path; renders when items are added, removed or moved, and not when one is edited. */
export function useItems(path: string): Items {
  const { form } = useEditing();
  const subscribe = useCallback((listener: () => void) => form.subscribe(path, listener), [form, path]);
  const keys = useStoreList(subscribe, () => keysOfItems(form.read(path)));
  const uids = useStoreList(subscribe, () => uidsOfItems(form.read(path)));
  return { keys, uids };
}

/** Returns the keys of those items that are open. */
export function useOpenKeys(keys: readonly number[]): readonly number[] {
  const { openItems } = useEditing();
  return useStoreList(openItems.subscribe, () => keys.filter(openItems.isOpen));
}

/** Returns the error of a list, or a text saying that an item has an error (S2-5.33, S2-5.34); else undefined. */
export function useListError(path: string, { isZone }: ItemListField): string | undefined {
  const intl = useIntl();
  const ownError = useFieldError(path);
  const hasErrorInside = useErrorInside(path) !== undefined;
  if (ownError !== undefined || !hasErrorInside) return ownError;
  return intl.formatMessage(isZone ? itemMessages.errorInside : itemMessages.errorsInside);
}
