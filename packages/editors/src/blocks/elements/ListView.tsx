import type { BlockViewProps } from './block-view-props.ts';
import { depthOf } from '../schema/normalize-list.ts';
import styles from './Elements.module.css';
import { listStyle } from './list-style.ts';

/** A list; one in another stands in an item of its own there, as lists hold nothing but items. */
export function ListView({ attributes, children, element }: BlockViewProps) {
  const { format } = element;
  const depth = depthOf(element);
  const List = format === 'ordered' ? 'ol' : 'ul';
  const list = { className: `${styles['block']} ${styles['list']}`, 'data-style': listStyle(format, depth) };
  if (depth === 0) {
    return (
      <List {...attributes} {...list}>
        {children}
      </List>
    );
  }
  return (
    <li {...attributes} className={styles['inner']}>
      <List {...list}>{children}</List>
    </li>
  );
}
