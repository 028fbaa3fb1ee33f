import type { Attribute, FormValues } from '@admin/content-model';
import type { MessageValue } from '@admin/shell';
import type { FormApi } from 'final-form';
import type { FormErrors } from './form-errors.ts';
import type { LoadedRelations, RelationOwner } from './relations/index.ts';
import type { EntryPath, PathLike, Step } from './steps/index.ts';

/** An entry of the server, made ready for editing. */
export interface SavedValues {
  /** Null for an entry that is yet to be created. */
  readonly id: number | null;
  readonly values: FormValues;
}

/** Values of an entry that were changed and not saved, by the names of its attributes. */
export interface KeptValues {
  /** What they were changed from. */
  readonly base: FormValues;
  readonly mine: FormValues;
}

/** Something that happened to the values. */
export interface TakenStep {
  readonly step: Step;
  /** Whether somebody took the step, or went back or forth over one that was taken earlier. */
  readonly by: 'step' | 'undo' | 'redo';
}

export interface StepOptions {
  /** The field that the step follows from, as a uid does from its title: it is undone with that field's last step. */
  readonly follows?: PathLike;
  /**
   * Whether the step is some letters more or less in a value that is no text itself, such as a document: those typed in
   * one go are undone together.
   */
  readonly isTyping?: boolean;
}

/**
 * What is being typed. Everything that writes a value goes through here as a step and nowhere else, so that errors,
 * undo, dirty tracking and whatever keeps or sends steps hang on one place.
 *
 * Paths name items of lists by their keys (`['sections', key(7), 'title']`, written `sections.#7.title`): whoever
 * reads, listens or writes goes on with the same item when it moves.
 */
export interface EntryForm {
  /** The form behind it, for `react-final-form`'s provider. Written to only by this module. */
  readonly api: FormApi<FormValues>;
  /** All values; another object after each change, with what did not change shared. */
  readonly values: () => FormValues;
  /** The value at a path; undefined where there is nothing. */
  readonly read: (path: PathLike) => unknown;
  /** What the server held when the form was filled. */
  readonly initialValues: () => FormValues;
  readonly readInitial: (path: PathLike) => unknown;
  /**
   * Does something to the values that can be undone.
   * @returns whether anything changed; a step to a field or an item that is gone changes nothing
   */
  readonly step: (step: Step, options?: StepOptions) => boolean;
  /** The step that sets one value. Null stands for nothing. */
  readonly change: (path: PathLike, value: unknown, options?: StepOptions) => boolean;
  /** Sets a value that counts as given rather than typed: the form stays unmodified, and there is nothing to undo. */
  readonly preset: (path: PathLike, value: unknown) => void;
  /**
   * Goes on from what the server now holds: items keep their keys, loaded relations are as they were saved, undo goes
   * on. For what was saved, and for newer values while nothing is modified.
   */
  readonly accept: (saved: SavedValues) => void;
  /**
   * Goes on from what somebody else saved, with what was changed here put into it: items keep their keys, undo goes on.
   * @param merge makes the values out of what the server holds, whose items have keys of this form by then; null leaves
   *   everything as it is
   * @returns whether the form went on
   */
  readonly goOnWith: (saved: SavedValues, merge: (theirs: FormValues) => FormValues | null) => boolean;
  /**
   * Puts changes that were kept elsewhere into the values, as one step that can be undone. Items are found by their ids;
   * those that the server no longer has are added as new ones.
   * @param merge makes values out of what was kept, whose items have keys of this form by then; null changes nothing
   * @returns whether anything changed
   */
  readonly bringBack: (kept: KeptValues, merge: (kept: KeptValues) => FormValues | null) => boolean;
  /**
   * As {@link accept} for values that were not made here: what was typed, and what was wrong in it, is left behind and
   * does not come back by undoing; relations are to be loaded anew.
   */
  readonly startOver: (saved: SavedValues) => void;
  /** Takes back what was done last. @returns what was taken back; null when there is nothing */
  readonly undo: () => Step | null;
  /** Does again what was taken back last. @returns what was done again; null when there is nothing */
  readonly redo: () => Step | null;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  /** Whether anything differs from what the server held. */
  readonly isModified: () => boolean;
  /** Calls back when the value at the path, or one inside it, changed; nobody else is called. */
  readonly subscribe: (path: PathLike, listener: () => void) => () => void;
  /** Calls back after values, or what they are compared with, changed. */
  readonly onChange: (listener: () => void) => () => void;
  /** Calls back with each step, once the values hold it. */
  readonly onStep: (listener: (taken: TakenStep) => void) => () => void;
  /** The linked entries as the server has them; the values hold what was changed in them. */
  readonly relations: LoadedRelations;
  /** Who has the relation at a path on the server; null while that is not saved. */
  readonly ownerOf: (path: PathLike) => RelationOwner | null;
  /** What is wrong with the values. */
  readonly errors: FormErrors;
  /** What is wrong with the value at a path itself; undefined while nothing is. */
  readonly errorAt: (path: PathLike) => MessageValue | undefined;
  /** The attribute that a path leads to, for an item that of one such component; undefined for nowhere. */
  readonly attributeAt: (path: PathLike) => Attribute | undefined;
  /** The path that a server or a rule writes with positions of items, as this form names it. */
  readonly pathOf: (positions: readonly (string | number)[]) => EntryPath;
  /** Lets those who write on their own finish, so that what is sent is what will stand there. Never rejects. */
  readonly settle: () => Promise<void>;
  /** Adds one who writes on their own; `finish` must not reject. */
  readonly onSettle: (finish: () => Promise<void>) => () => void;
}
