import type { ComponentPropsWithRef, ReactElement } from 'react';
import { inertClick } from '../Button/inert-click.ts';
import { iconElement, type IconDefinition } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label' | 'title'
> {
  /** Accessible name. Wrap the button in a `Tooltip` with the same text, so that it is visible on hover. */
  readonly label: string;
  readonly icon: IconDefinition;
  readonly variant?: 'ghost' | 'secondary' | 'primary' | 'danger' | undefined;
  /** Size: 28, 32 or 36 px. `tiny` (20 px) is for buttons inside an input. */
  readonly size?: 'tiny' | 'small' | 'medium' | 'large' | undefined;
  readonly loading?: boolean | undefined;
}

/** Returns an icon button as elements, without a component of its own, for lists. */
export function iconButtonElement({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  loading = false,
  disabled = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps): ReactElement {
  const inert = disabled || loading;
  return (
    <button
      {...rest}
      aria-busy={loading || undefined}
      aria-disabled={inert || undefined}
      aria-label={label}
      className={styles.button}
      data-size={size}
      data-variant={variant}
      onClick={inertClick(inert, onClick)}
      type={type}
    >
      {loading ? <Spinner /> : iconElement({ icon, size: size === 'tiny' ? 'small' : 'medium' })}
    </button>
  );
}

/** A button that shows an icon instead of text. Like `Button`, it keeps the focus while it is disabled. */
export function IconButton(props: IconButtonProps) {
  return iconButtonElement(props);
}
