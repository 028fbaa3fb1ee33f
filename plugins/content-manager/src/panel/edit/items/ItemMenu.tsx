import { isRecord } from '@admin/content-model';
import { useService, useStore } from '@admin/shell';
import { DropdownMenu, IconButton, Tooltip, type MenuItem } from '@admin/ui';
import { ArrowDown, ArrowUp, Copy, CopyPlus, Ellipsis, Plus, Trash2 } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { useEditing } from '../editing/editing-context.ts';
import { useFormSelection } from '../editing/use-form-value.ts';
import { copiedItemsRef, usePasteLabel } from './copied-items.ts';
import { itemMessages } from './messages.ts';
import type { ItemActions } from './use-item-actions.ts';
import type { ItemRules } from './item-rules.ts';

export interface ItemMenuProps {
  readonly path: string;
  readonly itemKey: number;
  readonly label: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly rules: ItemRules;
  readonly edits: ItemActions['edits'];
}

/** The remove button of an item, and the menu of all other actions. */
export function ItemMenu(props: ItemMenuProps) {
  const { path, itemKey, label, isFirst, isLast, rules, edits } = props;
  const intl = useIntl();
  const { view } = useEditing();
  const copied = useStore(copiedItemsRef, (state) => state.items);
  const { actions: clipboard } = useService(copiedItemsRef);
  // The rules depend on whether the item is saved, so a save renders the menu.
  useFormSelection(path, (value) => isRecord(value) && value['id'] !== undefined);
  const text = (id: keyof typeof itemMessages, values?: Readonly<Record<string, string>>) =>
    intl.formatMessage(itemMessages[id], values);
  const pasteLabel = usePasteLabel((uid) => view.components.get(uid)?.info.displayName ?? uid);

  const items: MenuItem[] = [
    {
      id: 'up',
      label: text('moveUp'),
      icon: ArrowUp,
      disabled: isFirst,
      onSelect: () => edits.step([itemKey], -1),
    },
    {
      id: 'down',
      label: text('moveDown'),
      icon: ArrowDown,
      disabled: isLast,
      onSelect: () => edits.step([itemKey], 1),
    },
  ];
  if (rules.canAdd) {
    items.push(
      { kind: 'separator', id: 'positions' },
      { id: 'above', label: text('addAbove'), icon: Plus, onSelect: () => edits.add({ above: itemKey }) },
      { id: 'below', label: text('addBelow'), icon: Plus, onSelect: () => edits.add({ below: itemKey }) },
    );
  }
  items.push({ kind: 'separator', id: 'copies' });
  if (rules.canDuplicate(itemKey)) {
    items.push({
      id: 'duplicate',
      label: text('duplicate'),
      icon: CopyPlus,
      onSelect: () => void edits.duplicate([itemKey]),
    });
  }
  if (rules.canCopy(itemKey)) {
    items.push({
      id: 'copy',
      label: text('copy'),
      icon: Copy,
      onSelect: () => void edits.copy([itemKey], label, clipboard.copy),
    });
  }
  if (rules.canPaste(copied)) {
    items.push({
      id: 'paste',
      label: pasteLabel(copied, 'below'),
      icon: Plus,
      onSelect: () => edits.paste(copied, { below: itemKey }),
    });
  }
  const remove = text('remove', { item: label });
  return (
    <>
      {rules.canRemove(itemKey) && (
        <Tooltip content={remove} purpose="name">
          <IconButton icon={Trash2} label={remove} onClick={() => edits.remove([itemKey])} size="small" />
        </Tooltip>
      )}
      <DropdownMenu
        align="end"
        items={withoutExtraSeparators(items)}
        trigger={<IconButton icon={Ellipsis} label={text('actions', { item: label })} size="small" />}
      />
    </>
  );
}

const isSeparator = (item: MenuItem | undefined): boolean => item?.kind === 'separator';

/** Removes separators that do not separate two groups. */
function withoutExtraSeparators(items: readonly MenuItem[]): readonly MenuItem[] {
  return items.filter(
    (item, index) => !isSeparator(item) || (index < items.length - 1 && !isSeparator(items[index + 1])),
  );
}
