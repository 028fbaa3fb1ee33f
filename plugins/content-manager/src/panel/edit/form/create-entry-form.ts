import { ownValue, isSameValue, type FormValues } from '@admin/content-model';
import { createForm, type Mutator } from 'final-form';
import type { EntryForm, SavedValues, StepOptions, TakenStep } from './entry-form.ts';
import { createFormErrors } from './form-errors.ts';
import {
  attributeAt,
  createItemKeys,
  keyedStep,
  keyedValues,
  mapValues,
  matchValues,
  type FormModel,
  type Keying,
} from './items/index.ts';
import {
  asNew,
  carryRelations,
  createLoadedRelations,
  goneAsNew,
  holdersIn,
  ownerAt,
  rebaseStep,
} from './relations/index.ts';
import { createListeners } from './listeners.ts';
import {
  apply,
  batch,
  change,
  createHistory,
  pathOfPositions,
  readAt,
  toPath,
  writeAt,
  type Step,
  type Turn,
} from './steps/index.ts';
import { createSubscriptions } from './subscriptions.ts';

/** Puts other values into the engine's state, in one go for whoever listens. */
const put: Mutator<FormValues> = ([next]: readonly Partial<Held>[], { formState }) => {
  Object.assign(formState, next);
};

interface Held {
  readonly values: FormValues;
  readonly initialValues: FormValues;
}

/**
 * Creates the form of one entry.
 * @param saved what the server holds; items of lists get their keys here
 */
export function createEntryForm(model: FormModel, saved: SavedValues): EntryForm {
  const keys = createItemKeys(saved.values);
  const api = createForm<FormValues>({
    initialValues: keyedValues(saved.values, model, keys),
    mutators: { put },
    onSubmit: () => undefined,
  });
  const relations = createLoadedRelations();
  const keying: Keying = {
    model,
    keys,
    copied: (component, uid) => asNew(component, uid, { model, loaded: relations }),
  };
  let entryId = saved.id;
  const history = createHistory();
  const subscriptions = createSubscriptions();
  const changes = createListeners();
  const steps = createListeners<[TakenStep]>();
  const settling = new Set<() => Promise<void>>();

  const current = (): Held => {
    const state = api.getState();
    return { values: state.values, initialValues: state.initialValues ?? {} };
  };
  // The engine compares all values whenever it is asked for its state: too much for each field that reads its own.
  let held = current();
  const values = (): FormValues => held.values;
  const initial = (): FormValues => held.initialValues;
  const errors = createFormErrors(values);
  const write = (next: Partial<Held>): void => {
    held = { ...current(), ...next };
    api.mutators['put']?.(next);
  };

  let told = values();
  api.subscribe(
    () => {
      held = current();
      const before = told;
      told = held.values;
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
    if (held.values !== compared.values || held.initialValues !== compared.initialValues) {
      compared = { ...held, isSame: isSameValue(held.values, held.initialValues) };
    }
    return !compared.isSame;
  };

  const take = (step: Step, { follows, isTyping }: StepOptions = {}): boolean => {
    // Somebody may have written to the engine itself, within a batch that is not told yet.
    const before = current().values;
    const keyed = keyedStep(step, before, keying);
    const after = apply(keyed, before);
    if (after === before) return false;
    history.record(keyed, before, { at: performance.now(), follows, isTyping });
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

  const goOnFrom = ({ id, values: answered }: SavedValues, isOwn: boolean): void => {
    const before = values();
    const after = matchValues(answered, before, model.attributes, { model, keys });
    if (isOwn) {
      const owners = holdersIn(before, model, entryId);
      const accepted = { model, keys, held: owners, saved: holdersIn(after, model, id), loaded: relations };
      history.rebase(before, (step, meant) => rebaseStep(step, meant, accepted));
      carryRelations(accepted);
    }
    entryId = id;
    write({ values: after, initialValues: after });
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
    accept: (next) => goOnFrom(next, true),
    goOnWith({ id, values: answered }, merge) {
      const before = initial();
      const theirs = matchValues(answered, before, model.attributes, { model, keys });
      const merged = merge(theirs);
      if (!merged) return false;
      const owners = holdersIn(before, model, entryId);
      const accepted = { model, keys, held: owners, saved: holdersIn(theirs, model, id), loaded: relations };
      history.rebase(values(), (step, meant) => rebaseStep(step, meant, accepted));
      entryId = id;
      const map = goneAsNew(accepted);
      write({
        values: mapValues(merged, model.attributes, { model, map, place: '' }),
        initialValues: theirs,
      });
      return true;
    },
    bringBack({ base, mine }, merge) {
      const known = initial();
      const keyed = (part: FormValues) => matchValues(part, known, model.attributes, { model, keys });
      const merged = merge({ base: keyed(base), mine: keyed(mine) });
      if (!merged) return false;
      const owners = holdersIn(known, model, entryId);
      const map = goneAsNew({ model, keys, held: owners, saved: owners, loaded: relations });
      const back = Object.entries(mapValues(merged, model.attributes, { model, map, place: '' }));
      const now = values();
      return take(
        batch(
          back.flatMap(([name, value]) =>
            isSameValue(value, ownValue(now, name)) ? [] : [change([name], value)],
          ),
        ),
      );
    },
    startOver(next) {
      history.clear();
      errors.replace(new Map());
      relations.clear();
      goOnFrom(next, false);
    },
    undo: () => turn('undo', history.undo(values())),
    redo: () => turn('redo', history.redo(values())),
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    isModified,
    subscribe: subscriptions.add,
    onChange: changes.add,
    onStep: steps.add,
    relations,
    ownerOf: (path) => ownerAt(toPath(path), { values: values(), id: entryId, model, keys }),
    errors,
    errorAt: errors.at,
    attributeAt: (path) => attributeAt(model, toPath(path), keys.uidOf),
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
