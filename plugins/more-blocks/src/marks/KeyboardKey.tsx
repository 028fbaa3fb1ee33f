import type { MarkElementProps } from '@admin/plugin-content-manager/points';
import styles from './Marks.module.css';

/** The name of a key in the editor. */
export default function KeyboardKey({ children }: MarkElementProps) {
  return <kbd className={styles.key}>{children}</kbd>;
}
