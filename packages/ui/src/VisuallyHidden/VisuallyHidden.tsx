import { Slot } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps extends Omit<ComponentPropsWithRef<'span'>, 'className' | 'style'> {
  /** Hides the only child instead of wrapping it in a `<span>`. */
  readonly asChild?: boolean;
}

/** Hides content visually but keeps it available to screen readers. */
export function VisuallyHidden({ asChild = false, ...props }: VisuallyHiddenProps) {
  const Element = asChild ? Slot : 'span';
  return <Element {...props} className={styles.hidden} />;
}
