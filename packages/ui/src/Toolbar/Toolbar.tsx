import * as Primitive from '@radix-ui/react-toolbar';
import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react';
import { useDirection } from '../Direction/index.ts';
import styles from './Toolbar.module.css';

export interface ToolbarProps {
  /** Accessible name. */
  readonly label: string;
  /** `ToolbarButton`, `ToolbarToggleGroup`, `ToolbarSeparator` and `ToolbarItem`. */
  readonly children: ReactNode;
  /** @defaultValue 'horizontal' */
  readonly orientation?: 'horizontal' | 'vertical' | undefined;
  /** `stay` keeps the focus and the selection in the editor when a tool is pressed. @defaultValue 'move' */
  readonly focusOnPress?: 'move' | 'stay' | undefined;
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A group of controls with a single tab stop. Arrow keys, Home and End move between them. */
export function Toolbar({
  label,
  children,
  orientation = 'horizontal',
  focusOnPress = 'move',
}: ToolbarProps) {
  return (
    <Primitive.Root
      className={styles.toolbar}
      aria-label={label}
      dir={useDirection()}
      orientation={orientation}
      {...(focusOnPress === 'stay' ? { onMouseDown: keepFocus } : {})}
    >
      {children}
    </Primitive.Root>
  );
}

/** A separator between groups of tools. */
export function ToolbarSeparator() {
  return <Primitive.Separator className={styles.separator} />;
}

export interface ToolbarItemProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'className' | 'style'
> {
  /** Another kind of button, such as the trigger of a menu. It must accept a ref. */
  readonly children: ReactElement;
}

/** Adds any button to the keyboard navigation of the toolbar. Passes the props of a surrounding trigger to it. */
export function ToolbarItem({ children, ...added }: ToolbarItemProps) {
  return (
    <Primitive.Button {...added} asChild>
      {children}
    </Primitive.Button>
  );
}
