import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** Size: 16, 20 or 32 px. */
  readonly size?: 'small' | 'medium' | 'large';
  /** Text for screen readers. Without it, the spinner is decorative. */
  readonly label?: string | undefined;
}

/** An indeterminate progress indicator in the color of the surrounding text. */
export function Spinner({ size = 'small', label }: SpinnerProps) {
  return (
    <span className={styles.spinner} data-size={size} role={label === undefined ? undefined : 'status'}>
      <svg viewBox="0 0 16 16" fill="none" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="8" cy="8" r="6.25" />
        <path className={styles.arc} d="M14.25 8A6.25 6.25 0 0 0 8 1.75" />
      </svg>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
