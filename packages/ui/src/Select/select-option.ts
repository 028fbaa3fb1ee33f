import type { ReactNode } from 'react';

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Help text of the option. Not shown while the list is closed. */
  readonly hint?: string | undefined;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** A row of the list. The row without an option clears the selection. */
export interface SelectRow<Value extends string = string> {
  readonly option: SelectOption<Value> | null;
  readonly label: string;
}
