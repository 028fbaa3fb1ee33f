import type { FormValues } from '@admin/content-model';
import { createForm, getIn, setIn, type FormApi } from 'final-form';
import { isSameValue } from './same-value.ts';

/** A write that came through the form's door. */
export interface FormWrite {
  /** Dotted path: `seo.metaTitle`. */
  readonly path: string;
  readonly value: unknown;
}

/**
 * What is being typed. Everything that writes a value goes through here and nowhere else, so that
 * complaints, dirty tracking and later undo can hang on one place.
 */
export interface EntryForm {
  /** The form behind it, for `react-final-form`'s provider. Written to only by this module. */
  readonly api: FormApi<FormValues>;
  readonly values: () => FormValues;
  readonly read: (path: string) => unknown;
  /** What the server held when the form was filled. */
  readonly initialValues: () => FormValues;
  readonly readInitial: (path: string) => unknown;
  /** Sets a value. Use null for nothing: `undefined` would take the key away. */
  readonly change: (path: string, value: unknown) => void;
  /** Sets a value that counts as given rather than typed: the form stays unmodified. */
  readonly preset: (path: string, value: unknown) => void;
  /** Starts over from what the server now holds. */
  readonly accept: (values: FormValues) => void;
  /** Whether anything differs from what the server held. */
  readonly isModified: () => boolean;
  /** Calls back after any value changed. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls back when the value at `path`, or one inside it, changed. */
  readonly subscribeTo: (path: string, listener: () => void) => () => void;
  /** Calls back with each write of {@link change}; for what has to know where and what. */
  readonly onWrite: (listener: (write: FormWrite) => void) => () => void;
  /** Lets those who write on their own finish, so that what is sent is what will stand there. Never rejects. */
  readonly settle: () => Promise<void>;
  /** Adds one who writes on their own; `finish` must not reject. */
  readonly onSettle: (finish: () => Promise<void>) => () => void;
}

/** Creates the form of one entry. */
export function createEntryForm(initialValues: FormValues): EntryForm {
  const api = createForm<FormValues>({ initialValues, onSubmit: () => undefined });
  const writeListeners = new Set<(write: FormWrite) => void>();
  const settleListeners = new Set<() => Promise<void>>();

  const values = (): FormValues => api.getState().values;
  const initial = (): FormValues => api.getState().initialValues ?? {};
  const read = (path: string): unknown => getIn(values(), path);

  return {
    api,
    values,
    read,
    initialValues: initial,
    readInitial: (path) => getIn(initial(), path),
    change(path, value) {
      api.change(path, value);
      for (const listener of writeListeners) listener({ path, value });
    },
    preset(path, value) {
      const typed = values();
      api.batch(() => {
        api.initialize(setIn(initial(), path, value));
        for (const [name, before] of Object.entries(typed)) api.change(name, before);
        api.change(path, value);
      });
    },
    accept: (next) => api.initialize(next),
    isModified: () => !isSameValue(values(), initial()),
    subscribe: (listener) => api.subscribe(listener, { values: true, initialValues: true }),
    subscribeTo: (path, listener) => api.registerField(path, listener, { value: true }, { silent: true }),
    onWrite(listener) {
      writeListeners.add(listener);
      return () => writeListeners.delete(listener);
    },
    async settle() {
      await Promise.all([...settleListeners].map((finish) => finish()));
    },
    onSettle(finish) {
      settleListeners.add(finish);
      return () => settleListeners.delete(finish);
    },
  };
}
