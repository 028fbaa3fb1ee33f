import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Spinner } from '../Spinner/index.ts';
import styles from './Button.module.css';
import { inertClick } from './inert-click.ts';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /** Weight on the page: one primary action per screen, danger for what destroys. */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  /** 28, 32 or 36 px high. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** The action is running: the width stays, a spinner replaces the label, further clicks are ignored. */
  readonly loading?: boolean | undefined;
  readonly startIcon?: ReactNode;
  readonly endIcon?: ReactNode;
  /** Takes the whole width of its container. */
  readonly fullWidth?: boolean | undefined;
  /** Draws the button's looks on its only child, for example a router link. */
  readonly asChild?: boolean | undefined;
}

/**
 * The button of the design system.
 *
 * A disabled or loading button is marked with `aria-disabled` rather than the `disabled` attribute: it ignores clicks
 * and form submission, yet keeps the keyboard focus that a save would otherwise throw back to the page.
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  loading = false,
  disabled = false,
  startIcon,
  endIcon,
  fullWidth = false,
  asChild = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const inert = disabled || loading;
  const Root = asChild ? Slot : 'button';

  return (
    <Root
      {...rest}
      {...(asChild ? {} : { type })}
      aria-busy={loading || undefined}
      aria-disabled={inert || undefined}
      className={styles.button}
      data-full-width={fullWidth || undefined}
      data-loading={loading || undefined}
      data-size={size}
      data-variant={variant}
      onClick={inertClick(inert, onClick)}
    >
      {loading && (
        <span className={styles.progress}>
          <Spinner />
        </span>
      )}
      {startIcon}
      <Slottable child={children}>{(child) => <span className={styles.label}>{child}</span>}</Slottable>
      {endIcon}
    </Root>
  );
}
