import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconComponent } from '../Icon/index.ts';
import styles from './Badge.module.css';

/** Color of a badge. The text must convey the same meaning. */
export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

export interface BadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'className' | 'style'> {
  /** @defaultValue 'neutral' */
  readonly tone?: BadgeTone | undefined;
  /** `dot` shows a dot before the text, for states such as "Draft" and "Published". @defaultValue 'none' */
  readonly marker?: 'none' | 'dot' | undefined;
  /** Icon before the text, in the same color. */
  readonly icon?: IconComponent | undefined;
  readonly children: ReactNode;
}

/** A short label for a state, a type or a count. Long text is truncated with an ellipsis. */
export function Badge({ tone = 'neutral', marker = 'none', icon, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={styles.badge} data-tone={tone}>
      {marker === 'dot' && <span className={styles.dot} aria-hidden="true" />}
      {icon !== undefined && <Icon icon={icon} size="small" />}
      <span className={styles.text}>{children}</span>
    </span>
  );
}
