import type { FilterField } from '@admin/content-model';

/** What the control for one value of a condition is given. */
export interface OneValueProps {
  readonly field: FilterField;
  /** Accessible name. */
  readonly label: string;
  /** As an address writes it; empty while there is none. */
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Whether it is to be pointed out that it is not there, or does not fit. */
  readonly isMissing: boolean;
}
