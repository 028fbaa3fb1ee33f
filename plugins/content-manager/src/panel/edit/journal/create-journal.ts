import { whenIdle } from '@admin/shell/host';
import type { EntryForm, FormModel } from '@admin/entry-form';
import { changedValues, isAllKept } from './changed-values.ts';
import type { JournalPlace, JournalRecord } from './journal-record.ts';
import { longestChanges, type JournalStore } from './journal-store.ts';

/** Least time between two writes, milliseconds. */
const writePause = 900;

/** How long a busy browser may put a write off, milliseconds. Together with the pause: what a crash can cost. */
const idleTimeout = 100;

export interface JournalSpec {
  readonly store: JournalStore;
  readonly form: Pick<EntryForm, 'values' | 'initialValues' | 'isModified' | 'onChange'>;
  readonly model: FormModel;
  /** Where the entry is now: a new one gets another address with its first save. Null writes nothing any more. */
  readonly place: () => JournalPlace | null;
  /** The version that what is being typed started from. */
  readonly version: () => string | null;
  /** Names this edit view among all that ever were. */
  readonly writer: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Keeps what is typed in one edit view. */
export interface Journal {
  /** Writes what is not written yet. Never rejects. */
  readonly flush: () => Promise<void>;
  /** Forgets what was written: it was given up. */
  readonly forget: () => Promise<void>;
  /** Whether everything that is not saved lies in the browser's storage, or will within a second. */
  readonly isKept: () => boolean;
  /** Writes what is not written yet, and nothing after it. Never rejects. */
  readonly close: () => Promise<void>;
}

/**
 * Starts to write down what differs from the server, with the first change and then once a second at most. A form that
 * holds what the server holds has nothing in the journal, however that came about: saved, undone, or given up.
 */
export function createJournal({
  store,
  form,
  model,
  place,
  version,
  writer,
  now = Date.now,
}: JournalSpec): Journal {
  let written: (JournalPlace & Pick<JournalRecord, 'writer'>) | null = null;
  let writtenAt = -Infinity;
  let takeBack: (() => void) | undefined;
  let isRefused = false;
  let last: Promise<void> = Promise.resolve();

  const removeWritten = async (): Promise<void> => {
    if (written) await store.remove(written);
    written = null;
  };

  const writeNow = async (): Promise<void> => {
    const at = place();
    if (!at) return;
    const changes = form.isModified() ? changedValues(form.values(), form.initialValues(), model) : null;
    const text = changes === null ? null : JSON.stringify(changes);
    if (text === null) {
      isRefused = false;
      await removeWritten();
      return;
    }
    isRefused = text.length > longestChanges;
    if (isRefused) return;
    // The first save gave the entry another place; what was written at the old one is its.
    if (written && written.entry !== at.entry) await removeWritten();
    written = { ...at, writer };
    await store.write({ ...at, writer, at: now(), version: version(), changes: text });
  };

  const flush = (): Promise<void> => {
    takeBack?.();
    takeBack = undefined;
    writtenAt = now();
    // One after the other: a removal must not be overtaken by what was written before it.
    last = last.then(writeNow).catch(() => {
      isRefused = true;
    });
    return last;
  };

  const schedule = (): void => {
    const delay = Math.max(0, writtenAt + writePause - now());
    takeBack ??= whenIdle(() => void flush(), { delay, timeout: idleTimeout, fallbackDelay: 0 });
  };
  const unfollow = form.onChange(schedule);
  const flushPending = (): void => {
    if (takeBack) void flush();
  };
  const handleHidden = (): void => {
    if (document.visibilityState === 'hidden') flushPending();
  };
  window.addEventListener('pagehide', flushPending);
  document.addEventListener('visibilitychange', handleHidden);
  if (form.isModified()) schedule();

  const stop = (): void => {
    takeBack?.();
    takeBack = undefined;
    unfollow();
    window.removeEventListener('pagehide', flushPending);
    document.removeEventListener('visibilitychange', handleHidden);
  };

  return {
    flush,
    isKept: () => !isRefused && isAllKept(form.values(), form.initialValues(), model),
    close() {
      const isPending = takeBack !== undefined;
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
