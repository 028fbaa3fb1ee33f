import type { OwnedErrors } from '@admin/entry-form';
import type { MessageValue } from '@admin/shell';

/**
 * The entry in the edit view, as whoever does not own the view reaches it. Paths are dotted; items of lists stand in
 * them by position, as servers write them (`sections.0.title`), or by key (`sections.#7.title`).
 */
export interface OpenEntry {
  /** The value at a path as the form holds it; undefined where there is nothing, or nothing that the user may see. */
  readonly read: (path: string) => unknown;
  /**
   * Sets the value of a field, in a step that can be undone.
   * @returns whether the value is another one now; false for a field that the user may not write, and during a save
   */
  readonly change: (path: string, value: unknown) => boolean;
  /**
   * Takes over the values of another entry of the type, as the server answers them, in one step that can be undone:
   * those that the user may write as a whole. Links, passwords and what is not among the values stay as they are.
   * @returns whether anything is another value now; false during a save
   */
  readonly takeOver: (values: Readonly<Record<string, unknown>>) => boolean;
  /** What is wrong with the value at a path; undefined while nothing is. */
  readonly errorAt: (path: string) => MessageValue | undefined;
  /** Whether anything differs from what the server holds. */
  readonly isModified: () => boolean;
  /** Calls back when `read(path)` gives something else. Returns the function that stops it. */
  readonly subscribe: (path: string, listener: () => void) => () => void;
  /** Creates the errors of one owner; the same function while the entry is open. */
  readonly createErrorOwner: () => OwnedErrors;
}
