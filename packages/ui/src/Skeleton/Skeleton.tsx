import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** Shape of the content: lines of text, a title, a control, a block such as a picture, or an avatar. @defaultValue 'text' */
  readonly shape?: 'text' | 'title' | 'control' | 'block' | 'circle' | undefined;
  /** Number of lines. The last of several lines is shorter. @defaultValue 1 */
  readonly lines?: number | undefined;
  /** Animates the skeleton. Pass `false` for long waits: an animation repaints even off-screen. @defaultValue true */
  readonly animated?: boolean | undefined;
}

/**
 * A placeholder for content that is loading.
 *
 * It takes space immediately but is visible only after 150 ms, so that fast responses do not flicker. It is hidden from
 * screen readers: set `aria-busy` on the region that loads.
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
