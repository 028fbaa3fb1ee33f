import type { FormValues } from '@admin/content-model';
import { apply } from './apply-step.ts';
import { invert } from './invert-step.ts';
import { writtenPath, type PathLike } from './path.ts';
import { batch, singleSteps, type SingleStep, type Step } from './step.ts';

/** How long typing in one field has to pause before what follows is undone on its own, milliseconds. */
export const typingPause = 1_000;

/** How many steps can be taken back. */
const limit = 500;

/** Something that was done, ready to be taken back or done again. */
interface Entry {
  /** The step that leads to the other side. */
  readonly step: Step;
  /** The step as it was first taken; for telling what it was. */
  readonly origin: Step;
  /** Written path of the field that it was typed in; undefined for what was not typed. */
  readonly typedIn: string | undefined;
  /** When it was last added to, milliseconds. */
  readonly at: number;
}

/** What an undo or a redo leads to. */
export interface Turn {
  readonly values: FormValues;
  /** What was applied. */
  readonly step: Step;
  /** What somebody did that was taken back, or done again. */
  readonly origin: Step;
}

/** Makes a step fit other values than those that it was meant for. */
export type FitStep = (step: SingleStep, values: FormValues) => Step | null;

/** The steps of one form, to be taken back and done again in turn. */
export interface History {
  /**
   * Keeps a step that is about to be applied.
   * @param options.follows the field whose last step it is undone with
   * @param options.isTyping whether letters were typed in it, which a step that sets a text tells by itself
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
  /** Takes the last step back; null when there is none. */
  readonly undo: (values: FormValues) => Turn | null;
  /** Does again what was taken back last; null when there is nothing. */
  readonly redo: (values: FormValues) => Turn | null;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  /**
   * Makes every step fit values that a server has answered.
   * @param values what the form holds until then
   * @param fit told a single step and the values that it was meant for; a step that comes back as null is forgotten
   */
  readonly rebase: (values: FormValues, fit: FitStep) => void;
  readonly clear: () => void;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || value === null || value === undefined;
}

/** The field that somebody types in; undefined for any other step. */
function typedField(step: Step, isTyping: boolean | undefined): string | undefined {
  if (step.kind !== 'change') return undefined;
  return (isTyping ?? isText(step.value)) ? writtenPath(step.path) : undefined;
}

function changes(step: Step, path: PathLike): boolean {
  return singleSteps(step).some((single) => writtenPath(single.path) === writtenPath(path));
}

/** Creates the history of one form. */
export function createHistory(): History {
  let past: readonly Entry[] = [];
  let future: readonly Entry[] = [];

  const turn = (from: readonly Entry[], values: FormValues) => {
    // What leads nowhere, because a save or a reload took its item, is passed over.
    let rest = from;
    for (let entry = rest.at(-1); entry; entry = rest.at(-1)) {
      rest = rest.slice(0, -1);
      const after = apply(entry.step, values);
      if (after === values) continue;
      const opposite: Entry = { ...entry, step: invert(entry.step, values), at: -Infinity };
      return { rest, opposite, result: { values: after, step: entry.step, origin: entry.origin } };
    }
    return { rest, opposite: null, result: null };
  };

  /** Goes back, or forth, over the entries from the last to the first, as an undo of all would. */
  const fitAll = (entries: readonly Entry[], values: FormValues, fit: FitStep): readonly Entry[] => {
    let current = values;
    const fitted = entries.toReversed().flatMap((entry): Entry[] => {
      const steps = singleSteps(entry.step).flatMap((step) => {
        const own = fit(step, current) ?? [];
        current = apply(step, current);
        return own;
      });
      return steps.length === 0 ? [] : [{ ...entry, step: batch(steps), at: -Infinity }];
    });
    return fitted.toReversed();
  };

  return {
    record(step, values, { at, follows, isTyping }) {
      const inverse = invert(step, values);
      const last = past.at(-1);
      const typedIn = typedField(step, isTyping);
      const cause = follows === undefined ? -1 : past.findLastIndex(({ origin }) => changes(origin, follows));
      const followed = past[cause];
      if (followed) {
        past = past.with(cause, { ...followed, step: batch([inverse, ...singleSteps(followed.step)]) });
        return;
      }
      future = [];
      const goesOn = last && typedIn !== undefined && typedIn === last.typedIn && at - last.at < typingPause;
      past = goesOn
        ? [...past.slice(0, -1), { ...last, at }]
        : [...past, { step: inverse, origin: step, typedIn, at }].slice(-limit);
    },
    undo(values) {
      const { rest, opposite, result } = turn(past, values);
      past = rest;
      if (opposite) future = [...future, opposite];
      return result;
    },
    redo(values) {
      const { rest, opposite, result } = turn(future, values);
      future = rest;
      if (opposite) past = [...past, opposite];
      return result;
    },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    rebase(values, fit) {
      past = fitAll(past, values, fit);
      future = fitAll(future, values, fit);
    },
    clear() {
      past = [];
      future = [];
    },
  };
}
