import type { ReactNode } from 'react';
import styles from './PageBody.module.css';

export interface PageBodyProps {
  /** `list` puts search, table and pagination closer together than cards. @default 'cards' */
  readonly content?: 'cards' | 'list';
  readonly children: ReactNode;
}

/** The content below a page's header, as a column with the page margins. */
export function PageBody({ content = 'cards', children }: PageBodyProps) {
  return (
    <div className={styles.body} data-content={content}>
      {children}
    </div>
  );
}
