import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { iconElement, type IconDefinition } from '../Icon/index.ts';
import styles from './Badge.module.css';

/** Color of a badge. The text must convey the same meaning. */
export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

export interface BadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'className' | 'style'> {
  /** @defaultValue 'neutral' */
  readonly tone?: BadgeTone | undefined;
  /** `dot` shows a dot before the text, for states such as "Draft" and "Published". @defaultValue 'none' */
  readonly marker?: 'none' | 'dot' | undefined;
  /** Icon before the text, in the same color. */
  readonly icon?: IconDefinition | undefined;
  readonly children: ReactNode;
}

/** Returns a badge as elements, without a component of its own, for lists. */
export function badgeElement({
  tone = 'neutral',
  marker = 'none',
  icon,
  children,
  ...rest
}: BadgeProps): ReactElement {
  return (
    <span
      {...rest}
      className={styles.badge}
      data-marker={marker === 'dot' ? marker : undefined}
      data-tone={tone}
    >
      {icon !== undefined && iconElement({ icon, size: 'small' })}
      <span className={styles.text}>{children}</span>
    </span>
  );
}

/** A short label for a state, a type or a count. Long text is truncated with an ellipsis. */
export function Badge(props: BadgeProps) {
  return badgeElement(props);
}
