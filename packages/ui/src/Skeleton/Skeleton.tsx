import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** What is being waited for: lines of text, a page title, a control, a picture or a person. @defaultValue 'text' */
  readonly shape?: 'text' | 'title' | 'control' | 'block' | 'circle' | undefined;
  /** How many lines of text; the last one of several is shorter. @defaultValue 1 */
  readonly lines?: number | undefined;
  /** Whether it only holds a place for now: something that breathes is drawn again and again, in sight or not. */
  readonly animated?: boolean | undefined;
}

/**
 * The shape of something that is still loading. Holds its place at once but shows only after 150 ms,
 * so that a quick answer does not flash. Silent: the region that loads carries `aria-busy`.
 */
export function Skeleton({ shape = 'text', lines = 1, animated = true }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      data-shape={shape}
      data-static={!animated || undefined}
      aria-hidden="true"
    >
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.bone} />
      ))}
    </span>
  );
}
