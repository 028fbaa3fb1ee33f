import { useIntl } from 'react-intl';
import { itemMessages } from '../messages.ts';
import type { CopiedItem } from './copied-items.ts';

/** The words for pasting what was copied. */
export function usePasteLabel(nameOf: (uid: string) => string) {
  const intl = useIntl();
  return (items: readonly CopiedItem[], place: 'below' | 'end'): string => {
    const isBelow = place === 'below';
    const [first] = items;
    if (items.length === 1 && first) {
      const message = isBelow ? itemMessages.pasteBelow : itemMessages.paste;
      return intl.formatMessage(message, { name: nameOf(first.uid) });
    }
    const message = isBelow ? itemMessages.pasteSeveralBelow : itemMessages.pasteSeveral;
    return intl.formatMessage(message, { count: items.length });
  };
}
