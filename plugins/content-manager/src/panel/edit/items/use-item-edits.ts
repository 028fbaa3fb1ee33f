import { notifyRef, useService } from '@admin/shell';
import { useIntl } from 'react-intl';
import { steppedOrder } from '../../arranging/list-order.ts';
import { arrangingMessages } from '../../arranging/messages.ts';
import type { ArrangingOf } from '../../arranging/use-arranging.ts';
import { useEditing } from '../editing/editing-context.ts';
import { batch, entryModel, insert, move, newComponent, remove } from '@admin/entry-form';
import type { CopiedItem } from './copies/copied-items.ts';
import { useItemCopies } from './copies/use-item-copies.ts';
import { itemMessages } from './messages.ts';
import { keysOfItems } from '../editing/open-items.ts';
import { blockMoves } from './block-move.ts';
import type { ItemListField } from './use-item-list.ts';

/** Where something is added: beside an item, or at the end. */
export type ItemPlace = { readonly above: number } | { readonly below: number } | 'end';

/** Everything that happens to the items of one list, one or several of them at once, but their order by hand. */
export interface ItemEdits {
  readonly step: (keys: readonly number[], by: -1 | 1) => void;
  /** Begins adding: a zone asks first which component it is to be. Says so where the list is full. */
  readonly add: (place: ItemPlace) => void;
  /** Adds an item that is such a component, with what a new one begins with. */
  readonly addNew: (uid: string, place: ItemPlace) => void;
  /** Adds copies below the last of the items. */
  readonly duplicate: (keys: readonly number[]) => Promise<void>;
  readonly remove: (keys: readonly number[]) => void;
  /**
   * Copies items and says so.
   * @param label what one item is called
   */
  readonly copy: (
    keys: readonly number[],
    label: string,
    keep: (items: readonly CopiedItem[]) => void,
  ) => Promise<void>;
  readonly paste: (items: readonly CopiedItem[], place: ItemPlace) => void;
}

export interface ItemEditsSpec {
  readonly path: string;
  readonly label: string;
  readonly list: ItemListField;
  readonly keys: readonly number[];
  readonly order: ArrangingOf<readonly number[]>;
  readonly uidOf: (key: number) => string;
  /** What an item that is such a component is called at a position of the list. */
  readonly calledAt: (key: number, uid: string, position: number) => string;
  /** Asks which component is to be added. */
  readonly pick: (place: ItemPlace) => void;
  /** Items were added: a single one gets the focus. */
  readonly onAdded: (keys: readonly number[]) => void;
  /** Items are gone, the first of them from this position: where it was a single one, what follows gets the focus. */
  readonly onRemoved: (position: number, count: number) => void;
}

/** {@link ItemEdits} of a list. Each is one step for whoever undoes it, and is told to those who do not see it. */
export function useItemEdits(spec: ItemEditsSpec): ItemEdits {
  const { path, label, list, keys, order, uidOf, calledAt, pick, onAdded, onRemoved } = spec;
  const intl = useIntl();
  const notify = useService(notifyRef);
  const { form, view, openItems, recheck } = useEditing();
  const copiesOf = useItemCopies(path, uidOf);
  /** What was fetched meanwhile comes to a list that may be another one by then. */
  const current = (): readonly number[] => keysOfItems(form.read(path));
  const say = (message: (typeof itemMessages)[keyof typeof itemMessages], values?: Record<string, number>) =>
    order.announce(intl.formatMessage(message, values));

  const isFull = (count = 1): boolean => {
    if (list.max === undefined || current().length + count <= list.max) return false;
    notify({ tone: 'info', title: { ...itemMessages.full, values: { list: label, max: list.max } } });
    return true;
  };
  const keyBefore = (place: ItemPlace): number | null => {
    if (place === 'end') return null;
    const now = current();
    return 'above' in place ? place.above : (now[now.indexOf(place.below) + 1] ?? null);
  };
  const put = (items: readonly CopiedItem[], place: ItemPlace): void => {
    const before = current();
    if (isFull(items.length)) return;
    const next = keyBefore(place);
    const steps = items.map(({ uid, values }) =>
      insert(path, list.isZone ? { ...values, __component: uid } : values, next),
    );
    if (!form.step(batch(steps))) return;
    const now = current();
    const added = now.filter((key) => !before.includes(key));
    const [first] = added;
    if (first === undefined) return;
    recheck(path);
    const number = now.indexOf(first) + 1;
    if (added.length > 1) say(itemMessages.addedSeveral, { count: added.length, number });
    else {
      openItems.open(`${path}.#${first}`);
      order.announce(
        intl.formatMessage(arrangingMessages.added, {
          field: calledAt(first, items[0]?.uid ?? '', number - 1),
          place: intl.formatMessage(arrangingMessages.place, { number, count: now.length }),
        }),
      );
    }
    onAdded(added);
  };
  const stepSeveral = (chosen: readonly number[], by: -1 | 1): void => {
    const moves = blockMoves(current(), new Set(chosen), by);
    const isMoved = form.step(batch(moves.map(({ item, before }) => move(path, item, before))));
    if (isMoved) recheck(path);
    if (!isMoved) say(itemMessages.cannotMove);
    else say(by === -1 ? itemMessages.movedUp : itemMessages.movedDown, { count: chosen.length });
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
    add(place) {
      if (isFull()) return;
      const [uid] = list.components;
      if (list.isZone) pick(place);
      else if (uid !== undefined) put([{ uid, values: newComponent(entryModel(view), uid) }], place);
    },
    addNew: (uid, place) => put([{ uid, values: newComponent(entryModel(view), uid) }], place),
    async duplicate(chosen) {
      const last = chosen.at(-1);
      if (last === undefined || isFull(chosen.length)) return;
      const copies = await copiesOf(chosen);
      if (copies) put(copies, { below: last });
    },
    remove(chosen) {
      const positions = chosen.map((key) => keys.indexOf(key));
      const [position = 0] = positions;
      const [first = 0] = chosen;
      const name = calledAt(first, uidOf(first), position);
      if (!form.step(batch(chosen.map((key) => remove(path, key))))) return;
      recheck(path);
      if (chosen.length > 1) say(itemMessages.removedSeveral, { count: chosen.length });
      else order.announce(intl.formatMessage(arrangingMessages.removed, { field: name }));
      onRemoved(position, chosen.length);
    },
    async copy(chosen, itemLabel, keep) {
      const copies = await copiesOf(chosen);
      if (!copies) return;
      keep(copies);
      const title =
        copies.length === 1
          ? { ...itemMessages.copied, values: { item: itemLabel } }
          : { ...itemMessages.copiedSeveral, values: { count: copies.length } };
      notify({ tone: 'success', title });
    },
    paste: put,
  };
}
