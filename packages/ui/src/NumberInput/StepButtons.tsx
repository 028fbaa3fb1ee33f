import { Icon } from '../Icon/index.ts';
import { ChevronDown, ChevronUp } from '../icons.ts';
import styles from './StepButtons.module.css';

export interface StepButtonsProps {
  readonly onStep: (direction: 1 | -1) => void;
}

/** Step buttons for pointers. Keyboards and screen readers use the arrow keys of the spin button. */
export function StepButtons({ onStep }: StepButtonsProps) {
  return (
    <span className={styles.steps} aria-hidden="true">
      {([1, -1] as const).map((direction) => (
        <button
          className={styles.step}
          key={direction}
          onClick={() => onStep(direction)}
          // Keeps the focus in the input.
          onPointerDown={(event) => event.preventDefault()}
          tabIndex={-1}
          type="button"
        >
          <Icon icon={direction === 1 ? ChevronUp : ChevronDown} size="small" />
        </button>
      ))}
    </span>
  );
}
