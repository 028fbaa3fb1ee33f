import type { OwnedErrors } from '@admin/entry-form';
import type { MessageValue } from '@admin/shell';
import { createContext, use } from 'react';

/**
 * The open entry of the edit view for plugins. Paths are dotted; they name items of lists by position, as servers write them
 * (`sections.0.title`), or by key (`sections.#7.title`).
 */
export interface OpenEntry {
  /** Returns the form's value at a path; undefined without a value and for values that the user may not read. */
  readonly read: (path: string) => unknown;
  /**
   * Sets the value of a field in one step that can be undone.
   * @returns whether the value changed; false for a field that the user may not write, and during a save
   */
  readonly change: (path: string, value: unknown) => boolean;
  /**
   * Copies the values of another entry of the type, in the form of server responses, in one step that can be undone. Copies
   * only fields that the user may write completely, and neither links nor passwords.
   * @returns whether a value changed; false during a save
   */
  readonly setValues: (values: Readonly<Record<string, unknown>>) => boolean;
  /** Returns the error of the value at a path; undefined for a valid value. */
  readonly errorAt: (path: string) => MessageValue | undefined;
  /** Returns whether the form has unsaved changes. */
  readonly isModified: () => boolean;
  /** Calls back when the result of `read(path)` changes. Returns the function that unsubscribes. */
  readonly subscribe: (path: string, listener: () => void) => () => void;
  /**
   * Scrolls to the field that contains the value at a path and focuses it; opens the group and items that contain it. Does nothing
   * for a path without a field.
   */
  readonly reveal: (path: string) => void;
  /** Creates the errors of one owner; the same function while the entry is open. */
  readonly createErrorOwner: () => OwnedErrors;
}

/** A hook for the open entry was called outside of the edit view. */
export class EntryNotOpenError extends Error {
  override readonly name = 'EntryNotOpenError';
  readonly code = 'ENTRY_NOT_OPEN';

  /** @param hook the name of the hook */
  constructor(hook: string) {
    super(
      `ENTRY_NOT_OPEN: \`${hook}\` works in zones of the edit view, in header actions and in inputs of fields, and no entry is open here.`,
    );
  }
}

/** The open entry; provided by the edit view. */
export const OpenEntryContext = createContext<OpenEntry | null>(null);

/**
 * Returns the open entry.
 * @param hook the name of the calling hook, for the error
 * @throws EntryNotOpenError outside of the edit view
 */
export function useOpenEntry(hook: string): OpenEntry {
  const entry = use(OpenEntryContext);
  if (!entry) throw new EntryNotOpenError(hook);
  return entry;
}
