import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../Icon/index.ts';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  readonly icon?: IconComponent | undefined;
  /** What is empty: "No articles yet". */
  readonly title: ReactNode;
  /** Why, and what would fill it. */
  readonly body?: ReactNode;
  /** The one action that helps. */
  readonly action?: ReactNode;
  /** @defaultValue 2 */
  readonly headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** `small` fits a card or a field. @defaultValue 'medium' */
  readonly size?: 'small' | 'medium' | undefined;
}

/** Stands in the place of a list, a table or a search result that has nothing to show. */
export function EmptyState({
  icon,
  title,
  body,
  action,
  headingLevel = 2,
  size = 'medium',
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty} data-size={size}>
      {icon !== undefined && (
        <span className={styles.icon}>
          <Icon icon={icon} size={size === 'medium' ? 'large' : 'medium'} />
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {body !== undefined && <p className={styles.body}>{body}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
