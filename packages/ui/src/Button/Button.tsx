import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Spinner } from '../Spinner/index.ts';
import styles from './Button.module.css';
import { inertClick } from './inert-click.ts';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /** Visual emphasis. Use one `primary` button per screen, and `danger` for destructive actions. */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  /** Height: 28, 32 or 36 px. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Replaces the label with a spinner and ignores clicks. The width does not change. */
  readonly loading?: boolean | undefined;
  readonly startIcon?: ReactNode;
  readonly endIcon?: ReactNode;
  /** Fills the width of the container. */
  readonly fullWidth?: boolean | undefined;
  /** Applies the styles of the button to its only child, such as a router link. */
  readonly asChild?: boolean | undefined;
}

/**
 * Triggers an action.
 *
 * A disabled or loading button has `aria-disabled` instead of the `disabled` attribute. It ignores clicks and does not
 * submit forms, but keeps the keyboard focus, which would otherwise move to the page during a save.
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
