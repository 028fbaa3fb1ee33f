import { isRecord, type FormValues } from '@admin/content-model';
import { notifyRef, useService } from '@admin/shell';
import { useIntl } from 'react-intl';
import { steppedOrder } from '../../arranging/list-order.ts';
import { arrangingMessages } from '../../arranging/messages.ts';
import type { ArrangingOf } from '../../arranging/use-arranging.ts';
import { useEditing } from '../editing-context.ts';
import { formModel, insert, newComponent, remove } from '../form/index.ts';
import type { ComponentPermission } from '../session/component-permission.ts';
import type { CopiedItem } from './copied-item.ts';
import { itemCopy } from './item-copy.ts';
import { itemMessages } from './messages.ts';
import { keysOfItems } from './open-items.ts';
import type { ItemListField } from './use-item-list.ts';

/** Where something is added: beside an item, or at the end. */
export type ItemPlace = { readonly above: number } | { readonly below: number } | 'end';

/** Everything that happens to the items of one list but their order by hand. */
export interface ItemEdits {
  /** How many more items the list takes; null for any number. */
  readonly room: number | null;
  readonly canAdd: boolean;
  readonly isFirst: (key: number) => boolean;
  readonly isLast: (key: number) => boolean;
  readonly step: (key: number, by: -1 | 1) => void;
  /** Begins adding: a zone asks first which component it is to be. Says so where the list is full. */
  readonly add: (place: ItemPlace) => void;
  /** Adds an item that is such a component, with what a new one begins with. */
  readonly addNew: (uid: string, place: ItemPlace) => void;
  readonly duplicate: (key: number) => void;
  readonly remove: (key: number) => void;
  readonly copy: (key: number, label: string, keep: (item: CopiedItem) => void) => void;
  /** Whether what was copied fits here and may be written by the user. */
  readonly canPaste: (item: CopiedItem) => boolean;
  readonly paste: (item: CopiedItem, place: ItemPlace) => void;
}

export interface ItemEditsSpec {
  readonly path: string;
  readonly label: string;
  readonly list: ItemListField;
  readonly keys: readonly number[];
  readonly order: ArrangingOf<readonly number[]>;
  readonly uidOf: (key: number) => string;
  /** What an item that is such a component is called at a position of the list. */
  readonly nameAt: (uid: string, position: number) => string;
  readonly permissionOf: (uid: string) => ComponentPermission;
  /** Asks which component is to be added. */
  readonly pick: (place: ItemPlace) => void;
  /** An item was added: it gets the focus. */
  readonly onAdded: (key: number) => void;
  /** The item that stood at this position is gone: what follows gets the focus. */
  readonly onRemoved: (position: number) => void;
}

/** {@link ItemEdits} of a list. Each is one step for whoever undoes it, and is told to those who do not see it. */
export function useItemEdits(spec: ItemEditsSpec): ItemEdits {
  const { path, label, list, keys, order, uidOf, nameAt, permissionOf, pick, onAdded, onRemoved } = spec;
  const intl = useIntl();
  const notify = useService(notifyRef);
  const { form, view, openItems, recheck } = useEditing();
  const room = list.max === undefined ? null : Math.max(0, list.max - keys.length);

  const isFull = (): boolean => {
    if (room !== 0) return false;
    notify({ tone: 'info', title: { ...itemMessages.full, values: { list: label, max: list.max ?? 0 } } });
    return true;
  };
  const keyBefore = (place: ItemPlace): number | null => {
    if (place === 'end') return null;
    return 'above' in place ? place.above : (keys[keys.indexOf(place.below) + 1] ?? null);
  };
  const put = (item: FormValues, uid: string, place: ItemPlace): void => {
    if (isFull()) return;
    const typed = list.isZone ? { ...item, __component: uid } : item;
    if (!form.step(insert(path, typed, keyBefore(place)))) return;
    const now = keysOfItems(form.read(path));
    const added = now.find((key) => !keys.includes(key));
    if (added === undefined) return;
    openItems.open(`${path}.#${added}`);
    recheck(path);
    const number = now.indexOf(added) + 1;
    order.announce(
      intl.formatMessage(arrangingMessages.added, {
        field: nameAt(uid, number - 1),
        place: intl.formatMessage(arrangingMessages.place, { number, count: now.length }),
      }),
    );
    onAdded(added);
  };
  const valuesOf = (key: number): FormValues => {
    const values = form.read(`${path}.#${key}`);
    return isRecord(values) ? values : {};
  };

  return {
    room,
    canAdd: list.components.some((uid) => permissionOf(uid).add),
    isFirst: (key) => keys[0] === key,
    isLast: (key) => keys.at(-1) === key,
    step(key, by) {
      order.put(steppedOrder(keys, key, by === -1 ? 'up' : 'down'), String(key), arrangingMessages.moved);
    },
    add(place) {
      if (isFull()) return;
      const [uid] = list.components;
      if (list.isZone) pick(place);
      else if (uid !== undefined) put(newComponent(view, uid), uid, place);
    },
    addNew: (uid, place) => put(newComponent(view, uid), uid, place),
    duplicate: (key) => put(valuesOf(key), uidOf(key), { below: key }),
    remove(key) {
      const position = keys.indexOf(key);
      const name = nameAt(uidOf(key), position);
      if (!form.step(remove(path, key))) return;
      recheck(path);
      order.announce(intl.formatMessage(arrangingMessages.removed, { field: name }));
      onRemoved(position);
    },
    copy(key, itemLabel, keep) {
      const uid = uidOf(key);
      keep({ uid, values: itemCopy(valuesOf(key), uid, formModel(view)) });
      notify({ tone: 'success', title: { ...itemMessages.copied, values: { item: itemLabel } } });
    },
    canPaste({ uid }) {
      const may = permissionOf(uid);
      // Whoever may take one away may write every field of it.
      return list.components.includes(uid) && may.add && may.remove;
    },
    paste: ({ uid, values }, place) => put(values, uid, place),
  };
}
