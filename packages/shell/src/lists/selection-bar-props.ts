import type { ReactNode } from 'react';

export interface SelectionBarProps {
  readonly label: string;
  readonly clearLabel: string;
  readonly onClear: () => void;
  /** The count, and actions, each in a `SelectionBarItem`. */
  readonly children: ReactNode;
}
