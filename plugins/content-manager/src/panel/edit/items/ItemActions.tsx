import { isRecord } from '@admin/content-model';
import { useService, useStore } from '@admin/shell';
import { DropdownMenu, IconButton, Tooltip, type MenuItem } from '@admin/ui';
import { ArrowDown, ArrowUp, Copy, CopyPlus, Ellipsis, Plus, Trash2 } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { useEditing } from '../editing/editing-context.ts';
import { useFormSelection } from '../editing/use-form-value.ts';
import { copiedItemsRef } from './copies/copied-items.ts';
import { usePasteLabel } from './copies/use-paste-label.ts';
import { itemMessages } from './messages.ts';
import type { ItemActs } from './use-item-acts.ts';
import type { ItemRules } from './use-item-rules.ts';

export interface ItemActionsProps {
  readonly path: string;
  readonly itemKey: number;
  readonly label: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly rules: ItemRules;
  readonly edits: ItemActs['edits'];
}

/** What can be done with one item: take it away, and, in a menu, everything else. */
export function ItemActions(props: ItemActionsProps) {
  const { path, itemKey, label, isFirst, isLast, rules, edits } = props;
  const intl = useIntl();
  const { view } = useEditing();
  const copied = useStore(copiedItemsRef, (state) => state.items);
  const { actions: clipboard } = useService(copiedItemsRef);
  // What may be done with it depends on whether it is saved.
  useFormSelection(path, (value) => isRecord(value) && value['id'] !== undefined);
  const say = (id: keyof typeof itemMessages, values?: Readonly<Record<string, string>>) =>
    intl.formatMessage(itemMessages[id], values);
  const pasteLabel = usePasteLabel((uid) => view.components.get(uid)?.info.displayName ?? uid);

  const items: MenuItem[] = [
    {
      id: 'up',
      label: say('moveUp'),
      icon: ArrowUp,
      disabled: isFirst,
      onSelect: () => edits.step([itemKey], -1),
    },
    {
      id: 'down',
      label: say('moveDown'),
      icon: ArrowDown,
      disabled: isLast,
      onSelect: () => edits.step([itemKey], 1),
    },
  ];
  if (rules.canAdd) {
    items.push(
      { kind: 'separator', id: 'places' },
      { id: 'above', label: say('addAbove'), icon: Plus, onSelect: () => edits.add({ above: itemKey }) },
      { id: 'below', label: say('addBelow'), icon: Plus, onSelect: () => edits.add({ below: itemKey }) },
    );
  }
  items.push({ kind: 'separator', id: 'copies' });
  if (rules.canDuplicate(itemKey)) {
    items.push({
      id: 'duplicate',
      label: say('duplicate'),
      icon: CopyPlus,
      onSelect: () => void edits.duplicate([itemKey]),
    });
  }
  if (rules.canCopy(itemKey)) {
    items.push({
      id: 'copy',
      label: say('copy'),
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
  const remove = say('remove', { item: label });
  return (
    <>
      {rules.canRemove(itemKey) && (
        <Tooltip content={remove} purpose="name">
          <IconButton icon={Trash2} label={remove} onClick={() => edits.remove([itemKey])} size="small" />
        </Tooltip>
      )}
      <DropdownMenu
        align="end"
        items={withoutLooseSeparators(items)}
        trigger={<IconButton icon={Ellipsis} label={say('actions', { item: label })} size="small" />}
      />
    </>
  );
}

const isLine = (item: MenuItem | undefined): boolean => item?.kind === 'separator';

/** A line stands between two groups, and nowhere else. */
function withoutLooseSeparators(items: readonly MenuItem[]): readonly MenuItem[] {
  return items.filter(
    (item, index) => !isLine(item) || (index < items.length - 1 && !isLine(items[index + 1])),
  );
}
