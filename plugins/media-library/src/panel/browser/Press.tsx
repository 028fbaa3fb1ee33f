import { PanelLink } from '@admin/shell';
import type { ReactNode } from 'react';

export interface PressProps {
  /** The address of the link; without one, it is a button. */
  readonly href?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  /** Called for a double click on a button that selects. */
  readonly onPressTwice?: (() => void) | undefined;
  readonly className?: string | undefined;
  /** The pressed state of a button that selects; undefined for other buttons. */
  readonly pressed?: boolean | undefined;
  readonly describedBy?: string | undefined;
  /** Marks the targets of the arrow keys. */
  readonly mark?: string;
  readonly children: ReactNode;
}

/** The control that opens or selects an item: a link on the page, a button in the dialog, which has no address. */
export function Press({
  href,
  onPress,
  onPressTwice,
  className,
  pressed,
  describedBy,
  mark,
  children,
}: PressProps) {
  const own = {
    className,
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    ...(mark === undefined ? {} : { 'data-card': mark }),
  };
  if (href !== undefined) {
    return (
      <PanelLink {...own} draggable={false} onClick={onPress} to={href}>
        {children}
      </PanelLink>
    );
  }
  return (
    <button {...own} aria-pressed={pressed} onClick={onPress} onDoubleClick={onPressTwice} type="button">
      {children}
    </button>
  );
}
