import styles from './UploadList.module.css';

export interface ProgressBarProps {
  readonly label: string;
  /** 0 to 1. */
  readonly share: number;
  /** `head` reaches from edge to edge. @default 'row' */
  readonly place?: 'row' | 'head';
}

/** How far something is. */
export function ProgressBar({ label, share, place = 'row' }: ProgressBarProps) {
  return <progress aria-label={label} className={styles['bar']} data-place={place} max={1} value={share} />;
}
