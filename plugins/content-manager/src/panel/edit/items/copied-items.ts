import type { FormValues } from '@admin/content-model';
import { definePlainStore } from '@admin/shell';
import { useIntl } from 'react-intl';
import { itemMessages } from './messages.ts';

/** A copy of a component with its values and links. */
export interface CopiedItem {
  readonly uid: string;
  readonly values: FormValues;
}

interface CopiedItemsState {
  readonly items: readonly CopiedItem[];
}

const noItems: CopiedItemsState = { items: [] };

/**
 * The components that the user copied last, to be pasted into any list that accepts them. They contain content, so they are
 * only stored in memory.
 */
export const copiedItemsRef = definePlainStore({
  id: 'content-manager.copied-items',
  state: noItems,
  actions: (set) => ({ copy: (items: readonly CopiedItem[]) => set({ items: [...items] }) }),
});

/** Returns a function that labels the button for pasting copied items. */
export function usePasteLabel(nameOf: (uid: string) => string) {
  const intl = useIntl();
  return (items: readonly CopiedItem[], position: 'below' | 'end'): string => {
    const isBelow = position === 'below';
    const [first] = items;
    if (items.length === 1 && first) {
      const message = isBelow ? itemMessages.pasteBelow : itemMessages.paste;
      return intl.formatMessage(message, { name: nameOf(first.uid) });
    }
    const message = isBelow ? itemMessages.pasteSeveralBelow : itemMessages.pasteSeveral;
    return intl.formatMessage(message, { count: items.length });
  };
}
