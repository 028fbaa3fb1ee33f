import type { ReactNode } from 'react';

export interface ComboboxOption {
  /** Unique among the options. */
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface ComboboxLabels {
  /** Accessible name of the button that empties the choice. */
  readonly clear: string;
  /** Accessible name of the button that opens the list. */
  readonly open: string;
  readonly empty: string;
  readonly loading: string;
}
