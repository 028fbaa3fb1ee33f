import type { MarkElementProps } from '@admin/plugin-content-manager/points';
import styles from './Marks.module.css';

/** Highlighted text in the editor. */
export default function Highlight({ children }: MarkElementProps) {
  return <mark className={styles.highlight}>{children}</mark>;
}
