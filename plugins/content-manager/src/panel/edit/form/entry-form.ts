import type { FormValues } from '@admin/content-model';
import { createForm, type FormApi, type Mutator } from 'final-form';
import type { MessageValue } from '@admin/shell';
import { createFormErrors, type FormErrors } from './form-errors.ts';
import { createItemKeys, keyedStep, keyedValues, matchValues, type FormModel } from './items/index.ts';
import { isSameValue } from './same-value.ts';
import {
  apply,
  change,
  createHistory,
  pathOfPositions,
  readAt,
  toPath,
  writeAt,
  type EntryPath,
  type PathLike,
  type Step,
  type Turn,
} from './steps/index.ts';
import { createSubscriptions } from './subscriptions.ts';

/** Something that happened to the values. */
export interface TakenStep {
  readonly step: Step;
  /** Whether somebody took the step, or went back or forth over one that was taken earlier. */
  readonly by: 'step' | 'undo' | 'redo';
}

export interface StepOptions {
  /** The field that the step follows from, as a uid does from its title: it is undone with that field's last step. */
  readonly follows?: PathLike;
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
   * Goes on from what the server now holds: items keep their keys, undo goes on. For what was saved, and for newer
   * values while nothing is modified.
   */
  readonly accept: (saved: FormValues) => void;
  /** As {@link accept} for values that were not made here: nothing that was typed before comes back by undoing. */
  readonly startOver: (saved: FormValues) => void;
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
  /** What is wrong with the values. */
  readonly errors: FormErrors;
  /** What is wrong with the value at a path itself; undefined while nothing is. */
  readonly errorAt: (path: PathLike) => MessageValue | undefined;
  /** The path that a server or a rule writes with positions of items, as this form names it. */
  readonly pathOf: (positions: readonly (string | number)[]) => EntryPath;
  /** Lets those who write on their own finish, so that what is sent is what will stand there. Never rejects. */
  readonly settle: () => Promise<void>;
  /** Adds one who writes on their own; `finish` must not reject. */
  readonly onSettle: (finish: () => Promise<void>) => () => void;
}

/** Puts other values into the engine's state, in one go for whoever listens. */
const put: Mutator<FormValues> = ([next]: readonly Partial<Held>[], { formState }) => {
  Object.assign(formState, next);
};

interface Held {
  readonly values: FormValues;
  readonly initialValues: FormValues;
}

function listenersOf<Arguments extends readonly unknown[]>() {
  const listeners = new Set<(...values: Arguments) => void>();
  return {
    call: (...values: Arguments) => {
      for (const listener of listeners) listener(...values);
    },
    add: (listener: (...values: Arguments) => void) => {
      const own = (...values: Arguments) => listener(...values);
      listeners.add(own);
      return () => listeners.delete(own);
    },
  };
}

/**
 * Creates the form of one entry.
 * @param initialValues what the server holds; items of lists get their keys here
 */
export function createEntryForm(model: FormModel, initialValues: FormValues): EntryForm {
  const keys = createItemKeys(initialValues);
  const api = createForm<FormValues>({
    initialValues: keyedValues(initialValues, model, keys),
    mutators: { put },
    onSubmit: () => undefined,
  });
  const history = createHistory();
  const subscriptions = createSubscriptions();
  const changes = listenersOf<[]>();
  const steps = listenersOf<[TakenStep]>();
  const settling = new Set<() => Promise<void>>();

  const values = (): FormValues => api.getState().values;
  const initial = (): FormValues => api.getState().initialValues ?? {};
  const errors = createFormErrors(values);
  const write = (next: Partial<Held>) => void api.mutators['put']?.(next);

  let told = values();
  api.subscribe(
    () => {
      const before = told;
      told = values();
      subscriptions.notify(before, told);
      changes.call();
    },
    { values: true, initialValues: true },
  );

  let compared: Held & { readonly isSame: boolean } = {
    values: told,
    initialValues: initial(),
    isSame: true,
  };
  const isModified = (): boolean => {
    const held = { values: values(), initialValues: initial() };
    if (held.values !== compared.values || held.initialValues !== compared.initialValues) {
      compared = { ...held, isSame: isSameValue(held.values, held.initialValues) };
    }
    return !compared.isSame;
  };

  const take = (step: Step, { follows }: StepOptions = {}): boolean => {
    const before = values();
    const keyed = keyedStep(step, before, model, keys);
    const after = apply(keyed, before);
    if (after === before) return false;
    history.record(keyed, before, { at: performance.now(), follows });
    write({ values: after });
    steps.call({ step: keyed, by: 'step' });
    return true;
  };

  const turn = (by: 'undo' | 'redo', turned: Turn | null): Step | null => {
    if (!turned) return null;
    write({ values: turned.values });
    steps.call({ step: turned.step, by });
    return turned.origin;
  };

  const accept = (saved: FormValues): void => {
    const next = matchValues(saved, values(), model.attributes, { model, keys });
    write({ values: next, initialValues: next });
  };

  return {
    api,
    values,
    read: (path) => readAt(values(), toPath(path)),
    initialValues: initial,
    readInitial: (path) => readAt(initial(), toPath(path)),
    step: take,
    change: (path, value, options) => take(change(path, value), options),
    preset(path, value) {
      const at = toPath(path);
      write({ values: writeAt(values(), at, value), initialValues: writeAt(initial(), at, value) });
    },
    accept,
    startOver(saved) {
      history.clear();
      accept(saved);
    },
    undo: () => turn('undo', history.undo(values())),
    redo: () => turn('redo', history.redo(values())),
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    isModified,
    subscribe: subscriptions.add,
    onChange: changes.add,
    onStep: steps.add,
    errors,
    errorAt: errors.at,
    pathOf: (positions) => pathOfPositions(values(), positions),
    async settle() {
      await Promise.all([...settling].map((finish) => finish()));
    },
    onSettle(finish) {
      settling.add(finish);
      return () => settling.delete(finish);
    },
  };
}
