import { useService } from '@admin/shell';
import { Button, Checkbox, Icon } from '@admin/ui';
import { ArrowDown, ArrowUp, Copy, CopyPlus, Trash2 } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { useRef } from 'react';
import { copiedItemsRef } from './copied-items.ts';
import { itemMessages } from './messages.ts';
import type { ItemEdits } from './use-item-edits.ts';
import type { ItemRules } from './item-rules.ts';
import styles from './SelectionBar.module.css';
import type { ItemSelection } from './use-item-selection.ts';

export interface SelectionBarProps {
  readonly keys: readonly number[];
  readonly selection: ItemSelection;
  readonly edits: ItemEdits;
  readonly rules: ItemRules;
  readonly labelOf: (key: number) => string;
  /** Called when the user ends the selection. */
  readonly onDone: () => void;
}

/** The actions on all selected items; sticky below a long list. */
export function SelectionBar({ keys, selection, edits, rules, labelOf, onDone }: SelectionBarProps) {
  const intl = useIntl();
  const { actions: clipboard } = useService(copiedItemsRef);
  const { chosen } = selection;
  const count = intl.formatMessage(itemMessages.selected, { count: chosen.length });
  const isAll = chosen.length === keys.length;
  const [first] = chosen;
  const actions = [
    { id: 'moveUp', icon: ArrowUp, isOpen: true, run: () => edits.step(chosen, -1) },
    { id: 'moveDown', icon: ArrowDown, isOpen: true, run: () => edits.step(chosen, 1) },
    {
      id: 'duplicate',
      icon: CopyPlus,
      isOpen: chosen.every(rules.canDuplicate),
      run: () => void edits.duplicate(chosen),
    },
    {
      id: 'copy',
      icon: Copy,
      isOpen: chosen.every(rules.canCopy),
      run: () => void edits.copy(chosen, first === undefined ? '' : labelOf(first), clipboard.copy),
    },
    {
      id: 'removeSelected',
      icon: Trash2,
      isOpen: chosen.every(rules.canRemove),
      run: () => edits.remove(chosen),
    },
  ] as const;
  return (
    <fieldset aria-label={count} className={styles['bar']}>
      <Checkbox
        checked={isAll || (chosen.length > 0 && 'indeterminate')}
        label={intl.formatMessage(itemMessages.selectAll)}
        onCheckedChange={() => selection.choose(isAll ? [] : keys)}
      />
      <span aria-live="polite" className={styles['count']}>
        {count}
      </span>
      <span className={styles['actions']}>
        {actions.map(({ id, icon, isOpen, run }) => (
          <Button
            disabled={chosen.length === 0 || !isOpen}
            key={id}
            onClick={run}
            size="small"
            startIcon={<Icon icon={icon} size="small" />}
            variant="ghost"
          >
            {intl.formatMessage(itemMessages[id])}
          </Button>
        ))}
        <Button onClick={onDone} size="small">
          {intl.formatMessage(itemMessages.doneSelecting)}
        </Button>
      </span>
    </fieldset>
  );
}

export interface SelectItemProps {
  readonly itemKey: number;
  /** The name of the item. */
  readonly label: string;
  readonly isChosen: boolean;
  readonly onToggle: ItemSelection['toggle'];
}

/** Selects an item; with Shift, also all items up to the one that was selected before. */
export function SelectItem({ itemKey, label, isChosen, onToggle }: SelectItemProps) {
  const intl = useIntl();
  const isRange = useRef(false);
  return (
    <Checkbox
      aria-label={intl.formatMessage(itemMessages.selectItem, { item: label })}
      checked={isChosen}
      onCheckedChange={() => onToggle(itemKey, isRange.current)}
      onClick={(event) => {
        isRange.current = event.shiftKey;
      }}
    />
  );
}
