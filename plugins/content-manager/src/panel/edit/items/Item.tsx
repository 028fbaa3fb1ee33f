import { useIntl } from 'react-intl';
import { editMessages } from '../messages.ts';
import { ItemLine, type ItemLineProps } from './ItemLine.tsx';
import { itemMessages } from './messages.ts';
import { useItemText } from './use-item-text.ts';

export interface ItemProps extends Omit<ItemLineProps, 'title' | 'subtitle' | 'controlLabel'> {
  /** Its position in the list, counted from 1. */
  readonly number: number;
  /** What the item is called where there are no other words for it. */
  readonly label: string;
}

/**
 * One item of a repeatable component or a dynamic zone, under its name: where its title field has one, its number is not
 * shown, and another number does not render it again.
 */
export function Item({ label, number, ...line }: ItemProps) {
  const intl = useIntl();
  const { list, itemKey, uid, isZone } = line;
  const text = useItemText(`${list}.#${itemKey}`, uid);
  const title = isZone || text === '' ? label : text;
  // Controls of two items of one component need names of their own: the item's title, or its position without one.
  const controlLabel = isZone
    ? text === ''
      ? intl.formatMessage(editMessages.numberedItem, { name: label, number })
      : intl.formatMessage(itemMessages.titled, { name: label, title: text })
    : title;
  return (
    <ItemLine
      {...line}
      controlLabel={controlLabel}
      subtitle={isZone && text !== '' ? text : undefined}
      title={title}
    />
  );
}
