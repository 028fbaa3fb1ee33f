import { PanelLink } from '@admin/shell';
import type { ReactNode } from 'react';

export interface PressProps {
  /** Where it leads; without one it is a button. */
  readonly href?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  /** Pressed twice in a row, for a button that chooses. */
  readonly onPressTwice?: (() => void) | undefined;
  readonly className?: string | undefined;
  /** Whether it is chosen, for a button that chooses. */
  readonly pressed?: boolean | undefined;
  readonly describedBy?: string | undefined;
  /** Marks what the arrow keys lead to. */
  readonly mark?: string;
  readonly children: ReactNode;
}

/** What opens or chooses something of the library: a link on its page, a button in a dialog, which has no address. */
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
