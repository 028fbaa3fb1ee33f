import { Checkbox } from '@admin/ui';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { itemMessages } from '../messages.ts';
import type { ItemSelection } from './use-item-selection.ts';

export interface SelectItemProps {
  readonly itemKey: number;
  /** What the item is called. */
  readonly label: string;
  readonly isChosen: boolean;
  readonly onToggle: ItemSelection['toggle'];
}

/** Chooses an item; with Shift, all from the one that was pressed before. */
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
