import { Slot } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps extends Omit<ComponentPropsWithRef<'span'>, 'className' | 'style'> {
  /** Hide the only child itself instead of wrapping it in a `<span>`. */
  readonly asChild?: boolean;
}

/** Text for assistive technology only: announced, never drawn, takes no space. */
export function VisuallyHidden({ asChild = false, ...props }: VisuallyHiddenProps) {
  const Element = asChild ? Slot : 'span';
  return <Element {...props} className={styles.hidden} />;
}
