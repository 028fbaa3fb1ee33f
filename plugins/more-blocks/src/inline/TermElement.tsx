import type { InlineElementProps } from '@admin/plugin-content-manager/points';
import styles from './Inline.module.css';

/** A term in the editor, with its definition as title. */
export default function TermElement({ node, children }: InlineElementProps) {
  return (
    <dfn className={styles.term} title={String(node['definition'])}>
      {children}
    </dfn>
  );
}
