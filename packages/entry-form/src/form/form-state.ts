import { isSameValue, type FormValues } from '@admin/content-model';
import { createListeners } from '../listeners.ts';
import { createSubscriptions, type Subscriptions } from './subscriptions.ts';

interface State {
  readonly values: FormValues;
  readonly initialValues: FormValues;
}

/** The values of one form and their listeners. */
export interface FormState {
  readonly values: () => FormValues;
  readonly initialValues: () => FormValues;
  /** Replaces values, initial values or both, and notifies listeners once. */
  readonly write: (next: Partial<State>) => void;
  /** Returns whether values and initial values differ. */
  readonly isModified: () => boolean;
  readonly subscribe: Subscriptions['add'];
  /** Calls the listener after each write that changed anything. */
  readonly onChange: (listener: () => void) => () => void;
}

const isSameState = (one: State, other: State): boolean =>
  one.values === other.values && one.initialValues === other.initialValues;

/** Creates the state of one form, which starts unmodified. */
export function createFormState(initialValues: FormValues): FormState {
  let current: State = { values: initialValues, initialValues };
  let published = current;
  let isPublishing = false;
  let compared = { state: current, isSame: true };
  const subscriptions = createSubscriptions();
  const changes = createListeners();

  const publish = (): void => {
    // The outer call publishes what a listener writes, after all listeners know the write before it.
    if (isPublishing) return;
    isPublishing = true;
    try {
      while (!isSameState(published, current)) {
        const before = published;
        published = current;
        subscriptions.notify(before.values, published.values);
        changes.call();
      }
    } finally {
      isPublishing = false;
    }
  };

  return {
    values: () => current.values,
    initialValues: () => current.initialValues,
    write(next) {
      current = { ...current, ...next };
      publish();
    },
    isModified() {
      if (!isSameState(compared.state, current)) {
        compared = { state: current, isSame: isSameValue(current.values, current.initialValues) };
      }
      return !compared.isSame;
    },
    subscribe: subscriptions.add,
    onChange: changes.add,
  };
}
