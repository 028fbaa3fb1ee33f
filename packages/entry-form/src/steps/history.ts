import type { FormValues } from '@admin/content-model';
import { apply, invert } from './apply-step.ts';
import { writtenPath, type PathLike } from './path.ts';
import { batch, singleSteps, type SingleStep, type Step } from './step.ts';

/** Pause in text input after which further input is a separate undo step, in milliseconds. */
export const typingPause = 1_000;

/** Maximum number of steps that can be undone. */
const maxSteps = 500;

/** A step in the history, ready to be undone or redone. */
interface HistoryEntry {
  /** The step that undoes or redoes it. */
  readonly step: Step;
  /** The step as first applied. */
  readonly origin: Step;
  /** Written path of the text field; undefined for a step that is not text input. */
  readonly textField: string | undefined;
  /** Time of the last input, in milliseconds. */
  readonly at: number;
}

/** Result of an undo or redo. */
export interface HistoryMove {
  readonly values: FormValues;
  /** The applied step. */
  readonly step: Step;
  /** The original step that was undone or redone. */
  readonly origin: Step;
}

/** Adapts a step to values other than those it was created for; null drops the step. */
export type RebaseStep = (step: SingleStep, values: FormValues) => Step | null;

/** The undo and redo history of one form. */
export interface History {
  /**
   * Records a step that is about to be applied.
   * @param options.follows the field whose last step is undone together with this one
   * @param options.isTyping whether the step is text input. @default true for a step that sets a text
   */
  readonly record: (
    step: Step,
    values: FormValues,
    options: {
      readonly at: number;
      readonly follows?: PathLike | undefined;
      readonly isTyping?: boolean | undefined;
    },
  ) => void;
  /** Undoes the last step; null if there is none. */
  readonly undo: (values: FormValues) => HistoryMove | null;
  /** Redoes the last undone step; null if there is none. */
  readonly redo: (values: FormValues) => HistoryMove | null;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  /**
   * Adapts every step to new values from a server.
   * @param values the current values of the form
   */
  readonly rebase: (values: FormValues, rebaseStep: RebaseStep) => void;
  readonly clear: () => void;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || value === null || value === undefined;
}

/** Returns the written path of the field that a step types into; undefined for any other step. */
function textFieldOf(step: Step, isTyping: boolean | undefined): string | undefined {
  if (step.kind !== 'change') return undefined;
  return (isTyping ?? isText(step.value)) ? writtenPath(step.path) : undefined;
}

function changes(step: Step, path: PathLike): boolean {
  return singleSteps(step).some((single) => writtenPath(single.path) === writtenPath(path));
}

/** Creates an empty history. */
export function createHistory(): History {
  let past: readonly HistoryEntry[] = [];
  let future: readonly HistoryEntry[] = [];

  const takeLast = (from: readonly HistoryEntry[], values: FormValues) => {
    // Steps without effect are skipped: a save or a reload removed their item.
    let rest = from;
    for (let entry = rest.at(-1); entry; entry = rest.at(-1)) {
      rest = rest.slice(0, -1);
      const after = apply(entry.step, values);
      if (after === values) continue;
      const opposite: HistoryEntry = { ...entry, step: invert(entry.step, values), at: -Infinity };
      return { rest, opposite, result: { values: after, step: entry.step, origin: entry.origin } };
    }
    return { rest, opposite: null, result: null };
  };

  /** Rebases entries from last to first, in the order in which an undo applies them. */
  const rebaseAll = (
    entries: readonly HistoryEntry[],
    values: FormValues,
    rebaseStep: RebaseStep,
  ): readonly HistoryEntry[] => {
    let current = values;
    const rebased = entries.toReversed().flatMap((entry): HistoryEntry[] => {
      const steps = singleSteps(entry.step).flatMap((step) => {
        const own = rebaseStep(step, current) ?? [];
        current = apply(step, current);
        return own;
      });
      return steps.length === 0 ? [] : [{ ...entry, step: batch(steps), at: -Infinity }];
    });
    return rebased.toReversed();
  };

  return {
    record(step, values, { at, follows, isTyping }) {
      const inverse = invert(step, values);
      const last = past.at(-1);
      const textField = textFieldOf(step, isTyping);
      const cause = follows === undefined ? -1 : past.findLastIndex(({ origin }) => changes(origin, follows));
      const followed = past[cause];
      if (followed) {
        past = past.with(cause, { ...followed, step: batch([inverse, ...singleSteps(followed.step)]) });
        return;
      }
      future = [];
      const isContinued =
        last && textField !== undefined && textField === last.textField && at - last.at < typingPause;
      past = isContinued
        ? [...past.slice(0, -1), { ...last, at }]
        : [...past, { step: inverse, origin: step, textField, at }].slice(-maxSteps);
    },
    undo(values) {
      const { rest, opposite, result } = takeLast(past, values);
      past = rest;
      if (opposite) future = [...future, opposite];
      return result;
    },
    redo(values) {
      const { rest, opposite, result } = takeLast(future, values);
      future = rest;
      if (opposite) past = [...past, opposite];
      return result;
    },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    rebase(values, rebaseStep) {
      past = rebaseAll(past, values, rebaseStep);
      future = rebaseAll(future, values, rebaseStep);
    },
    clear() {
      past = [];
      future = [];
    },
  };
}
