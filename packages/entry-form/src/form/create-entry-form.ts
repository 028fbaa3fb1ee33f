import { isSameValue, ownValue, type FormValues } from '@admin/content-model';
import { createFormErrors } from '../errors/index.ts';
import {
  attributeAt,
  createItemKeys,
  keyedStep,
  keyedValues,
  mapValues,
  matchValues,
  type FormModel,
  type Keying,
} from '../items/index.ts';
import { createListeners } from '../listeners.ts';
import {
  carryRelations,
  copyComponent,
  createLoadedRelations,
  holdersIn,
  ownerAt,
  rebaseStep,
  restoreDeleted,
  type LoadedRelations,
  type Transition,
} from '../relations/index.ts';
import {
  apply,
  batch,
  change,
  createHistory,
  pathOfPositions,
  readAt,
  toPath,
  writeAt,
  type HistoryMove,
  type Step,
} from '../steps/index.ts';
import type { AppliedStep, EntryForm, SavedValues, StepOptions } from './entry-form.ts';
import { createFormState } from './form-state.ts';

/**
 * Creates the form of one entry.
 * @param saved the saved values; their items receive keys
 * @param relations the loaded linked entries. @default an empty store in memory
 */
export function createEntryForm(
  model: FormModel,
  saved: SavedValues,
  relations: LoadedRelations = createLoadedRelations(),
): EntryForm {
  const keys = createItemKeys(saved.values);
  const state = createFormState(keyedValues(saved.values, model, keys));
  const { values, initialValues, write } = state;
  const keying: Keying = {
    model,
    keys,
    copyComponent: (component, uid) => copyComponent(component, uid, { model, loaded: relations }),
  };
  const history = createHistory();
  const errors = createFormErrors(values);
  const steps = createListeners<[AppliedStep]>();
  const pending = new Set<() => Promise<void>>();
  let entryId = saved.id;

  const applyStep = (step: Step, { follows, isTyping }: StepOptions = {}): boolean => {
    const before = values();
    const keyed = keyedStep(step, before, keying);
    const after = apply(keyed, before);
    if (after === before) return false;
    history.record(keyed, before, { at: performance.now(), follows, isTyping });
    write({ values: after });
    steps.call({ step: keyed, by: 'step' });
    return true;
  };

  const applyMove = (by: 'undo' | 'redo', move: HistoryMove | null): Step | null => {
    if (!move) return null;
    write({ values: move.values });
    steps.call({ step: move.step, by });
    return move.origin;
  };

  const matching = { model, keys };
  const transition = (before: FormValues, after: FormValues, id: number | null): Transition => ({
    ...matching,
    before: holdersIn(before, model, entryId),
    after: holdersIn(after, model, id),
    loaded: relations,
  });
  const rebaseHistory = (next: Transition): void =>
    history.rebase(values(), (step, intended) => rebaseStep(step, intended, next));

  return {
    values,
    read: (path) => readAt(values(), toPath(path)),
    initialValues,
    readInitial: (path) => readAt(initialValues(), toPath(path)),
    step: applyStep,
    change: (path, value, options) => applyStep(change(path, value), options),
    preset(path, value) {
      const at = toPath(path);
      write({
        values: writeAt(values(), at, value),
        initialValues: writeAt(initialValues(), at, value),
      });
    },
    accept(next) {
      const after = matchValues(next.values, values(), matching);
      const accepted = transition(values(), after, next.id);
      rebaseHistory(accepted);
      carryRelations(accepted);
      entryId = next.id;
      write({ values: after, initialValues: after });
    },
    mergeSaved(next, merge) {
      const theirs = matchValues(next.values, initialValues(), matching);
      const merged = merge(theirs);
      if (!merged) return false;
      const accepted = transition(initialValues(), theirs, next.id);
      rebaseHistory(accepted);
      entryId = next.id;
      write({ values: mapValues(merged, model, restoreDeleted(accepted)), initialValues: theirs });
      return true;
    },
    restore({ base, mine }, merge) {
      const known = initialValues();
      const keyed = (part: FormValues) => matchValues(part, known, matching);
      const merged = merge({ base: keyed(base), mine: keyed(mine) });
      if (!merged) return false;
      const restored = mapValues(merged, model, restoreDeleted(transition(known, known, entryId)));
      const changed = Object.entries(restored).filter(
        ([name, value]) => !isSameValue(value, ownValue(values(), name)),
      );
      return applyStep(batch(changed.map(([name, value]) => change([name], value))));
    },
    reset(next) {
      history.clear();
      errors.replace(new Map());
      entryId = next.id;
      const after = matchValues(next.values, values(), matching);
      write({ values: after, initialValues: after });
    },
    undo: () => applyMove('undo', history.undo(values())),
    redo: () => applyMove('redo', history.redo(values())),
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    isModified: state.isModified,
    subscribe: state.subscribe,
    onChange: state.onChange,
    onStep: steps.add,
    relations,
    ownerOf: (path) => ownerAt(toPath(path), { values: values(), id: entryId, model, keys }),
    errors,
    errorAt: errors.at,
    attributeAt: (path) => attributeAt(model, toPath(path), keys.uidOf),
    pathOf: (positions) => pathOfPositions(values(), positions),
    async settle() {
      await Promise.all([...pending].map((finish) => finish()));
    },
    onSettle(finish) {
      pending.add(finish);
      return () => pending.delete(finish);
    },
  };
}
