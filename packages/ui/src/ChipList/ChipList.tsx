import { IconButton } from '../IconButton/index.ts';
import { X } from '../icons.ts';
import styles from './ChipList.module.css';

/** One thing that is in force, in words. */
export interface Chip {
  readonly id: string;
  readonly text: string;
  /** Accessible name of its button: what a press takes out. */
  readonly removeLabel: string;
}

export interface ChipListProps {
  /** Accessible name: what these are. */
  readonly label: string;
  readonly chips: readonly Chip[];
  readonly onRemove: (id: string) => void;
  /** Given: each text is a button that opens what changes it. */
  readonly onPress?: ((id: string) => void) | undefined;
  /** Called when somebody comes near such a button, as often as they do: time to fetch what it opens. */
  readonly onApproach?: (() => void) | undefined;
}

/** What is in force, such as the filters of a list: each in words, with a way to take it out. Nothing for none. */
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
