import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type ArrangingOf, useListArranging } from '../../arranging/use-arranging.ts';
import { useEditing } from '../editing/editing-context.ts';
import type { FieldEditorProps } from '../editing/field-editor-props.ts';
import { move } from '@admin/entry-form';
import { editMessages } from '../messages.ts';
import { useItems, type ItemListField } from './item-list.ts';
import { useItemName } from './item-names.ts';
import { useItemPermission, useItemRules, type ItemRules } from './item-rules.ts';
import { useItemEdits, type ItemEdits, type ItemPosition } from './use-item-edits.ts';
import { useItemFocus, type ItemFocus } from './use-item-focus.ts';
import { useItemSelection, type ItemSelection } from './use-item-selection.ts';

/** The picker of a component for a new item of a zone. */
export interface ItemPicker {
  /** Uids of the components that the user may add. */
  readonly uids: readonly string[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPick: (uid: string) => void;
}

/** The items of a list and everything that can be done with them. */
export interface ItemsFieldState {
  readonly keys: readonly number[];
  readonly uidOf: (key: number) => string;
  /** Returns the display name of a component. */
  readonly nameOf: (uid: string) => string;
  /** Returns the name of an item without a title. */
  readonly labelOf: (key: number) => string;
  readonly rules: ItemRules;
  readonly order: ArrangingOf<readonly number[]>;
  readonly focus: ItemFocus;
  readonly selection: ItemSelection;
  readonly edits: ItemEdits;
  readonly picker: ItemPicker;
}

/** Returns the items of a list, and keeps focus, selection and announcements in step with their changes. */
export function useItemsField(props: FieldEditorProps & { readonly list: ItemListField }): ItemsFieldState {
  const { path, label, disabled, list } = props;
  const intl = useIntl();
  const { form, recheck, view } = useEditing();
  const { keys, uids } = useItems(path);
  const [only = ''] = list.components;
  const uidOf = (key: number): string => (list.isZone ? (uids[keys.indexOf(key)] ?? '') : only);
  const nameOf = (uid: string): string => view.components.get(uid)?.info.displayName ?? uid;
  const nameAt = (uid: string, position: number): string =>
    list.isZone
      ? nameOf(uid)
      : intl.formatMessage(editMessages.numberedItem, { name: nameOf(uid), number: position + 1 });
  const itemName = useItemName(path, list.isZone, nameAt);
  const permissionOf = useItemPermission(path, disabled);
  const order = useListArranging({
    items: keys,
    onMove({ item, before }) {
      if (form.step(move(path, item, before))) recheck(path);
    },
    labelOf: (key) => itemName(key, uidOf(key), keys.indexOf(key)),
  });
  const focus = useItemFocus(path, keys);
  const selection = useItemSelection(keys);
  const [position, setPosition] = useState<ItemPosition | null>(null);
  const edits = useItemEdits({
    path,
    label,
    list,
    keys,
    order,
    uidOf,
    itemName,
    pick: setPosition,
    onAdded(added) {
      const [first] = added;
      if (added.length === 1 && first !== undefined && !selection.isOn) focus.toFields(first);
      else if (selection.isOn) selection.choose(added);
    },
    onRemoved(removedFrom, count) {
      if (count === keys.length) selection.end();
      if (!selection.isOn || count === keys.length) focus.toPosition(removedFrom);
    },
  });
  return {
    keys,
    uidOf,
    nameOf,
    labelOf: (key) => nameAt(uidOf(key), keys.indexOf(key)),
    rules: useItemRules(path, list, permissionOf),
    order,
    focus,
    selection,
    edits,
    picker: {
      uids: list.components.filter((uid) => permissionOf(uid).add),
      isOpen: position !== null,
      onClose() {
        setPosition(null);
        focus.toPosition(keys.length);
      },
      onPick(uid) {
        setPosition(null);
        if (position !== null) edits.addNew(uid, position);
      },
    },
  };
}
