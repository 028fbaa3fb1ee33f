import { isSameValue, isSecret, ownValue, type FormValues } from '@admin/content-model';
import {
  withoutSecrets,
  withSecretsOf,
  type EntryForm,
  type FormModel,
  type LocalChanges,
} from '@admin/entry-form';
import { whenIdle } from '@admin/shell/host';
import { maxLength, type DraftKey, type DraftRecord, type DraftStore } from './draft-store.ts';

/** Minimum time between two writes, in milliseconds. */
const writePause = 900;

/** Maximum delay of a write while the browser is busy, in milliseconds. A crash loses this and the pause at most. */
const idleTimeout = 100;

export interface LocalDraftSpec {
  readonly store: DraftStore;
  readonly form: Pick<EntryForm, 'values' | 'initialValues' | 'isModified' | 'onChange'>;
  readonly model: FormModel;
  /** Returns the current key: the first save gives a new entry another one. Null stops writing. */
  readonly key: () => DraftKey | null;
  /** Returns the version that the changes are based on. */
  readonly version: () => string | null;
  /** Unique name of this edit view. */
  readonly writer: string;
  /** Current time in milliseconds since 1970. */
  readonly now?: () => number;
}

/** The stored copy of unsaved changes in one edit view. */
export interface LocalDraft {
  /** Writes pending changes. Never rejects. */
  readonly flush: () => Promise<void>;
  /** Removes the copy after the changes were discarded. */
  readonly forget: () => Promise<void>;
  /** Returns whether the copy contains every unsaved change, or will within a second. */
  readonly isComplete: () => boolean;
  /** Writes pending changes and stops. Never rejects. */
  readonly close: () => Promise<void>;
}

/**
 * Stores the unsaved changes of a form with the first change, and then at most once per second. An unmodified form has no
 * copy, whether it was saved, undone or discarded.
 */
export function createLocalDraft({
  store,
  form,
  model,
  key,
  version,
  writer,
  now = Date.now,
}: LocalDraftSpec): LocalDraft {
  let written: (DraftKey & Pick<DraftRecord, 'writer'>) | null = null;
  let writtenAt = -Infinity;
  let cancel: (() => void) | undefined;
  let isIncomplete = false;
  let last: Promise<void> = Promise.resolve();

  const removeWritten = async (): Promise<void> => {
    if (written) await store.remove(written);
    written = null;
  };

  const writeNow = async (): Promise<void> => {
    const at = key();
    if (!at) return;
    const changes = form.isModified() ? changedValues(form.values(), form.initialValues(), model) : null;
    const text = changes === null ? null : JSON.stringify(changes);
    if (text === null) {
      isIncomplete = false;
      await removeWritten();
      return;
    }
    isIncomplete = text.length > maxLength;
    if (isIncomplete) return;
    // The first save gave the entry another key; its record under the old one is obsolete.
    if (written && written.entry !== at.entry) await removeWritten();
    written = { ...at, writer };
    await store.write({ ...at, writer, at: now(), version: version(), changes: text });
  };

  const flush = (): Promise<void> => {
    cancel?.();
    cancel = undefined;
    writtenAt = now();
    // In sequence: an earlier write must not overtake a later removal.
    last = last.then(writeNow).catch(() => {
      isIncomplete = true;
    });
    return last;
  };

  const schedule = (): void => {
    const delay = Math.max(0, writtenAt + writePause - now());
    cancel ??= whenIdle(() => void flush(), { delay, timeout: idleTimeout, fallbackDelay: 0 });
  };
  const unfollow = form.onChange(schedule);
  const flushPending = (): void => {
    if (cancel) void flush();
  };
  const handleHidden = (): void => {
    if (document.visibilityState === 'hidden') flushPending();
  };
  window.addEventListener('pagehide', flushPending);
  document.addEventListener('visibilitychange', handleHidden);
  if (form.isModified()) schedule();

  const stop = (): void => {
    cancel?.();
    cancel = undefined;
    unfollow();
    window.removeEventListener('pagehide', flushPending);
    document.removeEventListener('visibilitychange', handleHidden);
  };

  return {
    flush,
    isComplete: () => !isIncomplete && isAllStorable(form.values(), form.initialValues(), model),
    close() {
      const isPending = cancel !== undefined;
      stop();
      return isPending ? flush() : last;
    },
    forget() {
      stop();
      last = last.then(removeWritten).catch(() => undefined);
      return last;
    },
  };
}

/**
 * Returns the changed attributes of a form; null if there are none. Private attributes and passwords are omitted at any
 * depth, since other users of the device can read the storage of the browser.
 */
function changedValues(values: FormValues, initial: FormValues, model: FormModel): LocalChanges | null {
  const changed = Object.entries(model.attributes).flatMap(([name, attribute]) =>
    ownValue(values, name) === ownValue(initial, name) || isSecret(attribute) ? [] : [name],
  );
  const partOf = (all: FormValues): FormValues =>
    withoutSecrets(Object.fromEntries(changed.map((name) => [name, ownValue(all, name) ?? null])), model);
  const [base, mine] = [partOf(initial), partOf(values)];
  const stored = new Set(changed.filter((name) => !isSameValue(ownValue(base, name), ownValue(mine, name))));
  if (stored.size === 0) return null;
  const onlyStored = (part: FormValues): FormValues =>
    Object.fromEntries(Object.entries(part).filter(([name]) => stored.has(name)));
  return { base: onlyStored(base), mine: onlyStored(mine) };
}

/** Returns whether all changes can be stored, because none of them is secret. */
function isAllStorable(values: FormValues, initial: FormValues, model: FormModel): boolean {
  return Object.entries(model.attributes).every(([name, attribute]) => {
    const [mine, before] = [ownValue(values, name) ?? null, ownValue(initial, name) ?? null];
    if (isSameValue(mine, before)) return true;
    if (isSecret(attribute)) return false;
    const restored = withSecretsOf(withoutSecrets({ [name]: mine }, model), { [name]: before }, model);
    return isSameValue(ownValue(restored, name), mine);
  });
}
