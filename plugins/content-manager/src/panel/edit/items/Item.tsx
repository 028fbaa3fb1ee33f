import { ItemLine, type ItemLineProps } from './ItemLine.tsx';
import { useItemText } from './use-item-text.ts';

export interface ItemProps extends Omit<ItemLineProps, 'title' | 'subtitle'> {
  /** What the item is called where there are no other words for it. */
  readonly label: string;
}

/**
 * One item of a repeatable component or a dynamic zone, under its name: where its title field has one, its number is not
 * shown, and another number does not render it again.
 */
export function Item({ label, ...line }: ItemProps) {
  const { list, itemKey, uid, isZone } = line;
  const text = useItemText(`${list}.#${itemKey}`, uid);
  return (
    <ItemLine
      {...line}
      subtitle={isZone && text !== '' ? text : undefined}
      title={isZone || text === '' ? label : text}
    />
  );
}
