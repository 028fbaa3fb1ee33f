import styles from './Progress.module.css';

interface ProgressName {
  /** Names the work for screen readers, such as `Uploading mill.png`. */
  readonly label: string;
  readonly labelledBy?: undefined;
}

interface ProgressNamedByElement {
  readonly label?: undefined;
  /** Id of the element whose text names the work. */
  readonly labelledBy: string;
}

interface ProgressState {
  /** The completed work, from 0 to `max`; undefined while it is unknown. */
  readonly value?: number | undefined;
  /** @default 1 */
  readonly max?: number;
  /** `bar` is 6 px high and rounded; `edge` is 4 px high and ends at the edges of its container. @default 'bar' */
  readonly shape?: 'bar' | 'edge';
}

export type ProgressProps = ProgressState & (ProgressName | ProgressNamedByElement);

/** A progress bar; without `value` it shows that work is in progress. */
export function Progress({ value, max = 1, label, labelledBy, shape = 'bar' }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      aria-labelledby={labelledBy}
      className={styles.progress}
      data-shape={shape}
      max={max}
      value={value}
    />
  );
}
