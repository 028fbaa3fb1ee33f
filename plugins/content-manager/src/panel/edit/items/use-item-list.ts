import type { Attribute } from '@admin/content-model';
import { useCallback } from 'react';
import { useEditing } from '../editing/editing-context.ts';
import { entryModel } from '@admin/entry-form';
import { componentPermission, type ComponentPermission } from '../session/component-permission.ts';

/** A repeatable component or a dynamic zone, as one kind of list. */
export interface ItemListField {
  readonly isZone: boolean;
  /** Uids of the components that its items may be. */
  readonly components: readonly string[];
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** What a list takes; undefined for an attribute that is none. */
export function itemListOf(attribute: Attribute): ItemListField | undefined {
  if (attribute.type === 'dynamiczone') {
    const { components, min, max } = attribute;
    return { isZone: true, components, min, max };
  }
  if (attribute.type !== 'component') return undefined;
  const { component, min, max } = attribute;
  return { isZone: false, components: [component], min, max };
}

const closed: ComponentPermission = { add: false, remove: false };

/**
 * What the user may do with items of a list, by their component; the same function until that changes.
 * @param disabled whether the whole field is only shown
 */
export function useItemPermission(path: string, disabled: boolean): (uid: string) => ComponentPermission {
  const { view, stage, draft, fieldPermissions } = useEditing();
  // Whoever does not see what is there would write over it unawares.
  const isSeen = stage === 'creating' || fieldPermissions.read.allowsUnder(path);
  const allowed = stage === 'creating' ? fieldPermissions.create : fieldPermissions.update;
  return useCallback(
    (uid) =>
      disabled || !isSeen
        ? closed
        : componentPermission(path, uid, { schemas: entryModel(view).schemas, allowed, draft }),
    [path, disabled, isSeen, view, allowed, draft],
  );
}
