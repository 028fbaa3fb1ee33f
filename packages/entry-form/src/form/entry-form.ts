import type { Attribute, FormValues } from '@admin/content-model';
import type { FieldError, FormErrors } from '../errors/index.ts';
import type { LoadedRelations, RelationOwner } from '../relations/index.ts';
import type { EntryPath, PathLike, Step } from '../steps/index.ts';

/** An entry of the server as form values. */
export interface SavedValues {
  /** Null for a new entry. */
  readonly id: number | null;
  readonly values: FormValues;
}

/** Unsaved changes of an entry by attribute. */
export interface LocalChanges {
  /** The values before the changes. */
  readonly base: FormValues;
  /** The changed values. */
  readonly mine: FormValues;
}

/** A step that changed the values. */
export interface AppliedStep {
  readonly step: Step;
  readonly by: 'step' | 'undo' | 'redo';
}

/** Options of a step. */
export interface StepOptions {
  /** The field that caused the step, as a title causes a uid. Both are undone together. */
  readonly follows?: PathLike;
  /**
   * Marks the step as text input. Continuous input is undone together.
   * @default true for a step that sets a text or a number
   */
  readonly isTyping?: boolean;
}

/**
 * The draft of an entry. Every write is a step, so errors, undo, dirty tracking and local drafts depend on one
 * operation.
 *
 * Paths name items by key (`['sections', key(7), 'title']`, written `sections.#7.title`) and stay valid when the item
 * moves.
 */
export interface EntryForm {
  /** Returns all values: a new object after each change, which shares unchanged values. */
  readonly values: () => FormValues;
  /** Returns the value at a path; undefined if there is none. */
  readonly read: (path: PathLike) => unknown;
  /** Returns the saved values that the form started from. */
  readonly initialValues: () => FormValues;
  readonly readInitial: (path: PathLike) => unknown;
  /**
   * Applies a step that can be undone.
   * @returns whether anything changed; false for a step to a missing field or item
   */
  readonly step: (step: Step, options?: StepOptions) => boolean;
  /** Sets one value with a step. Null is an empty value. */
  readonly change: (path: PathLike, value: unknown, options?: StepOptions) => boolean;
  /** Sets an initial value: the form stays unmodified, and there is nothing to undo. */
  readonly preset: (path: PathLike, value: unknown) => void;
  /**
   * Continues with the response of a save, or with newer values while the form is unmodified. Items keep their keys;
   * the history is retained.
   */
  readonly accept: (saved: SavedValues) => void;
  /**
   * Continues with values that another user saved, merged with the changes in this form. Items keep their keys; the
   * history is retained.
   * @param merge receives the saved values with keys of this form; null cancels
   * @returns whether the values were merged
   */
  readonly mergeSaved: (saved: SavedValues, merge: (theirs: FormValues) => FormValues | null) => boolean;
  /**
   * Restores changes from a local draft in one step. Items match by id; those that the server deleted become new.
   * @param merge receives the changes with keys of this form; null cancels
   * @returns whether anything changed
   */
  readonly restore: (changes: LocalChanges, merge: (changes: LocalChanges) => FormValues | null) => boolean;
  /** Replaces all values and discards changes, errors and history. */
  readonly reset: (saved: SavedValues) => void;
  /** Undoes the last step. @returns the undone step; null if there is none */
  readonly undo: () => Step | null;
  /** Redoes the last undone step. @returns the redone step; null if there is none */
  readonly redo: () => Step | null;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  /** Returns whether any value differs from its initial value. */
  readonly isModified: () => boolean;
  /** Calls the listener when the value at the path, or inside it, changes. */
  readonly subscribe: (path: PathLike, listener: () => void) => () => void;
  /** Calls the listener after values or initial values changed. */
  readonly onChange: (listener: () => void) => () => void;
  /** Calls the listener after each step, undo and redo. */
  readonly onStep: (listener: (applied: AppliedStep) => void) => () => void;
  /** The linked entries as loaded from the server; the values contain only changes. */
  readonly relations: LoadedRelations;
  /** Returns the stored owner of the relation at a path; null until its first save. */
  readonly ownerOf: (path: PathLike) => RelationOwner | null;
  readonly errors: FormErrors;
  /** Returns the error of the value at a path. */
  readonly errorAt: (path: PathLike) => FieldError | undefined;
  /** Returns the attribute at a path; for an item, that of a single component. Undefined if there is none. */
  readonly attributeAt: (path: PathLike) => Attribute | undefined;
  /** Converts a path with positions, from a rule or the server, to a path with keys. */
  readonly pathOf: (positions: readonly (string | number)[]) => EntryPath;
  /** Waits for pending automatic changes, such as generated uids. Never rejects. */
  readonly settle: () => Promise<void>;
  /** Registers a pending automatic change; `finish` must not reject. Returns the function that removes it. */
  readonly onSettle: (finish: () => Promise<void>) => () => void;
}
