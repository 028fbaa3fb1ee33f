import * as Primitive from '@radix-ui/react-toolbar';
import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react';
import { useDirection } from '../Direction/index.ts';
import styles from './Toolbar.module.css';

export interface ToolbarProps {
  /** Accessible name: what the tools work on. */
  readonly label: string;
  /** `ToolbarButton`, `ToolbarToggleGroup`, `ToolbarSeparator` and `ToolbarItem`. */
  readonly children: ReactNode;
  /** @defaultValue 'horizontal' */
  readonly orientation?: 'horizontal' | 'vertical' | undefined;
  /** `stay` leaves the focus and the selection in the editor when a tool is pressed. @defaultValue 'move' */
  readonly focusOnPress?: 'move' | 'stay' | undefined;
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A row of tools that is one stop of the Tab key; arrow keys, Home and End move in it. */
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

/** A line between groups of tools. */
export function ToolbarSeparator() {
  return <Primitive.Separator className={styles.separator} />;
}

export interface ToolbarItemProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'className' | 'style'
> {
  /** A button of another kind, for example the trigger of a menu; it has to take a ref. */
  readonly children: ReactElement;
}

/** Takes any button into the toolbar's arrow-key order; what a layer around it adds to its trigger goes on to the button. */
export function ToolbarItem({ children, ...added }: ToolbarItemProps) {
  return (
    <Primitive.Button {...added} asChild>
      {children}
    </Primitive.Button>
  );
}
