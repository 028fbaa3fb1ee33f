import type { ReactNode } from 'react';
import { Icon, type IconDefinition } from '../Icon/index.ts';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  readonly icon?: IconDefinition | undefined;
  /** Names the missing content, such as "No articles yet". */
  readonly title: ReactNode;
  /** The reason, and how to add content. */
  readonly body?: ReactNode;
  /** The recommended action. */
  readonly action?: ReactNode;
  /** @defaultValue 2 */
  readonly headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** `small` fits a card or a field. @defaultValue 'medium' */
  readonly size?: 'small' | 'medium' | undefined;
}

/** Placeholder for an empty list, table or search result. */
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
