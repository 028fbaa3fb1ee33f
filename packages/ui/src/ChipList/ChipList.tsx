import { IconButton } from '../IconButton/index.ts';
import { X } from '../icons.ts';
import styles from './ChipList.module.css';

/** An active item, such as a filter. */
export interface Chip {
  readonly id: string;
  readonly text: string;
  /** Accessible name of the remove button. */
  readonly removeLabel: string;
}

export interface ChipListProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly chips: readonly Chip[];
  readonly onRemove: (id: string) => void;
  /** Called when a chip is pressed, to edit it. Makes the text of each chip a button. */
  readonly onPress?: ((id: string) => void) | undefined;
  /** Called each time a chip is hovered or focused, for example to preload the dialog that it opens. */
  readonly onApproach?: (() => void) | undefined;
}

/** Removable chips, such as the active filters of a list. Renders nothing if there are no chips. */
export function ChipList({ label, chips, onRemove, onPress, onApproach }: ChipListProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.chips}>
      {chips.map(({ id, text, removeLabel }) => (
        <li className={styles.chip} key={id}>
          {onPress ? (
            <button
              aria-haspopup="dialog"
              className={styles.press}
              dir="auto"
              onClick={() => onPress(id)}
              onFocus={onApproach}
              onPointerEnter={onApproach}
              type="button"
            >
              {text}
            </button>
          ) : (
            <span className={styles.text} dir="auto">
              {text}
            </span>
          )}
          <IconButton icon={X} label={removeLabel} onClick={() => onRemove(id)} size="tiny" />
        </li>
      ))}
    </ul>
  );
}
