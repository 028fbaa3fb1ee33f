import type { ReactNode } from 'react';
import styles from './PageBody.module.css';

export interface PageBodyProps {
  /** `list` brings search, table and pager nearer to each other than cards. @default 'cards' */
  readonly content?: 'cards' | 'list';
  readonly children: ReactNode;
}

/** What stands under a page's header, one thing below the other, with the margins of every page. */
export function PageBody({ content = 'cards', children }: PageBodyProps) {
  return (
    <div className={styles.body} data-content={content}>
      {children}
    </div>
  );
}
