import type { ReactNode } from 'react';

export interface ComboboxOption {
  /** Unique among the options. */
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** A command at the end of the list, for example to create a missing option. */
export interface ComboboxAction {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
}

export interface ComboboxLabels {
  /** Accessible name of the button that clears the selection. */
  readonly clear: string;
  /** Accessible name of the button that opens the list. */
  readonly open: string;
  readonly empty: string;
  readonly loading: string;
}
