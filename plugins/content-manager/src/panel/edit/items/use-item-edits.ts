import { notifyRef, useService } from '@admin/shell';
import { useIntl } from 'react-intl';
import { steppedOrder } from '../../arranging/list-order.ts';
import { arrangingMessages } from '../../arranging/messages.ts';
import type { ArrangingOf } from '../../arranging/use-arranging.ts';
import { useEditing } from '../editing/editing-context.ts';
import { keysOfItems } from '../editing/open-items.ts';
import { batch, entryModel, insert, move, newComponent, remove } from '@admin/entry-form';
import type { CopiedItem } from './copied-items.ts';
import { useItemCopies } from './copy-items.ts';
import type { ItemListField } from './item-list.ts';
import type { ItemName } from './item-names.ts';
import { itemMessages } from './messages.ts';

/** The position of a new item: beside an existing one, or at the end. */
export type ItemPosition = { readonly above: number } | { readonly below: number } | 'end';

/** Changes of one list that affect one or several items. Each is one step to undo, and is announced. */
export interface ItemEdits {
  readonly step: (keys: readonly number[], by: -1 | 1) => void;
  /** Adds an item; a zone asks for the component first. Notifies the user if the list is full. */
  readonly add: (position: ItemPosition) => void;
  /** Adds a new item of a component with its default values. */
  readonly addNew: (uid: string, position: ItemPosition) => void;
  /** Adds copies below the last of the items. */
  readonly duplicate: (keys: readonly number[]) => Promise<void>;
  readonly remove: (keys: readonly number[]) => void;
  /**
   * Copies items and notifies the user.
   * @param label the name of the item, if it is only one
   * @param store receives the copies
   */
  readonly copy: (
    keys: readonly number[],
    label: string,
    store: (items: readonly CopiedItem[]) => void,
  ) => Promise<void>;
  readonly paste: (items: readonly CopiedItem[], position: ItemPosition) => void;
}

export interface ItemEditsSpec {
  readonly path: string;
  readonly label: string;
  readonly list: ItemListField;
  readonly keys: readonly number[];
  readonly order: ArrangingOf<readonly number[]>;
  readonly uidOf: (key: number) => string;
  readonly itemName: ItemName;
  /** Asks for the component of a new item. */
  readonly pick: (position: ItemPosition) => void;
  readonly onAdded: (keys: readonly number[]) => void;
  /** Called with the former position of the first removed item, and how many were removed. */
  readonly onRemoved: (position: number, count: number) => void;
}

/** Returns the {@link ItemEdits} of a list. */
export function useItemEdits(spec: ItemEditsSpec): ItemEdits {
  const { path, list, keys, order, uidOf, itemName, pick, onRemoved } = spec;
  const intl = useIntl();
  const notify = useService(notifyRef);
  const { form, view, recheck } = useEditing();
  const copiesOf = useItemCopies(path, uidOf);
  const announce = useAnnouncements(order);
  const insertion = useItemInsertion(spec, announce);

  const stepSeveral = (chosen: readonly number[], by: -1 | 1): void => {
    const moves = blockMoves(keysOfItems(form.read(path)), new Set(chosen), by);
    const isMoved = form.step(batch(moves.map(({ item, before }) => move(path, item, before))));
    if (isMoved) recheck(path);
    if (!isMoved) announce('cannotMove');
    else announce(by === -1 ? 'movedUp' : 'movedDown', { count: chosen.length });
  };

  return {
    step(chosen, by) {
      const [only] = chosen;
      if (chosen.length > 1) stepSeveral(chosen, by);
      else if (only !== undefined) {
        const next = steppedOrder(keys, only, by === -1 ? 'up' : 'down');
        order.put(next, String(only), arrangingMessages.moved);
      }
    },
    add(position) {
      if (insertion.isFull()) return;
      const [uid] = list.components;
      if (list.isZone) pick(position);
      else if (uid !== undefined)
        insertion.put([{ uid, values: newComponent(entryModel(view), uid) }], position);
    },
    addNew: (uid, position) =>
      insertion.put([{ uid, values: newComponent(entryModel(view), uid) }], position),
    async duplicate(chosen) {
      const last = chosen.at(-1);
      if (last === undefined || insertion.isFull(chosen.length)) return;
      const copies = await copiesOf(chosen);
      if (copies) insertion.put(copies, { below: last });
    },
    remove(chosen) {
      const positions = chosen.map((key) => keys.indexOf(key));
      const [position = 0] = positions;
      const [first = 0] = chosen;
      const name = itemName(first, uidOf(first), position);
      if (!form.step(batch(chosen.map((key) => remove(path, key))))) return;
      recheck(path);
      if (chosen.length > 1) announce('removedSeveral', { count: chosen.length });
      else order.announce(intl.formatMessage(arrangingMessages.removed, { field: name }));
      onRemoved(position, chosen.length);
    },
    async copy(chosen, itemLabel, store) {
      const copies = await copiesOf(chosen);
      if (!copies) return;
      store(copies);
      const title =
        copies.length === 1
          ? { ...itemMessages.copied, values: { item: itemLabel } }
          : { ...itemMessages.copiedSeveral, values: { count: copies.length } };
      notify({ tone: 'success', title });
    },
    paste: insertion.put,
  };
}

type Announce = (id: keyof typeof itemMessages, values?: Readonly<Record<string, number>>) => void;

/** Returns a function that announces a text to screen readers. */
function useAnnouncements(order: ItemEditsSpec['order']): Announce {
  const intl = useIntl();
  return (id, values) => order.announce(intl.formatMessage(itemMessages[id], values));
}

/** Inserts items into a list. */
interface ItemInsertion {
  /** Returns whether the list has no room for the items, and notifies the user in that case. */
  readonly isFull: (count?: number) => boolean;
  readonly put: (items: readonly CopiedItem[], position: ItemPosition) => void;
}

/**
 * Returns the insertion of items into a list. It reads the list from the form, which may have changed while a copy was
 * fetched.
 */
function useItemInsertion(spec: ItemEditsSpec, announce: Announce): ItemInsertion {
  const { path, label, list, order, itemName, onAdded } = spec;
  const intl = useIntl();
  const notify = useService(notifyRef);
  const { form, openItems, recheck } = useEditing();
  const currentKeys = (): readonly number[] => keysOfItems(form.read(path));

  const isFull = (count = 1): boolean => {
    if (list.max === undefined || currentKeys().length + count <= list.max) return false;
    notify({ tone: 'info', title: { ...itemMessages.full, values: { list: label, max: list.max } } });
    return true;
  };
  const keyBehind = (position: ItemPosition): number | null => {
    if (position === 'end') return null;
    if ('above' in position) return position.above;
    const keys = currentKeys();
    return keys[keys.indexOf(position.below) + 1] ?? null;
  };
  return {
    isFull,
    put(items, position) {
      const before = currentKeys();
      if (isFull(items.length)) return;
      const behind = keyBehind(position);
      const steps = items.map(({ uid, values }) =>
        insert(path, list.isZone ? { ...values, __component: uid } : values, behind),
      );
      if (!form.step(batch(steps))) return;
      const keys = currentKeys();
      const added = keys.filter((key) => !before.includes(key));
      const [first] = added;
      if (first === undefined) return;
      recheck(path);
      const number = keys.indexOf(first) + 1;
      if (added.length > 1) announce('addedSeveral', { count: added.length, number });
      else {
        openItems.open(`${path}.#${first}`);
        order.announce(
          intl.formatMessage(arrangingMessages.added, {
            field: itemName(first, items[0]?.uid ?? '', number - 1),
            place: intl.formatMessage(arrangingMessages.place, { number, count: keys.length }),
          }),
        );
      }
      onAdded(added);
    },
  };
}

/** One item before another one; null for the end. */
export interface KeyMove {
  readonly item: number;
  readonly before: number | null;
}

/**
 * Returns the moves, in their order, that shift chosen items of a list by one position. Neighbouring chosen items move
 * together; those at the end of the list stay there.
 */
export function blockMoves(
  keys: readonly number[],
  chosen: ReadonlySet<number>,
  by: -1 | 1,
): readonly KeyMove[] {
  const order = [...keys];
  const moves: KeyMove[] = [];
  const positions = by === -1 ? order.keys() : [...order.keys()].toReversed();
  for (const position of positions) {
    const item = order[position];
    const other = order[position + by];
    if (item === undefined || other === undefined || !chosen.has(item) || chosen.has(other)) continue;
    order[position] = other;
    order[position + by] = item;
    moves.push({ item, before: order[position + by + 1] ?? null });
  }
  return moves;
}
