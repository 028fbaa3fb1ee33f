import type { StoredEntry } from '../../entry/index.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { createComplaintStore, type ComplaintStore } from '../complaints/complaint-store.ts';
import { createEntryChecker, type EntryChecker } from '../complaints/entry-checker.ts';
import { createEntryForm, type EntryForm } from '../form/entry-form.ts';
import { formValues } from '../form/entry-values.ts';
import { createPressGate, type PressGate } from './press-gate.ts';

/** What lives as long as one entry is open: its form, what is wrong in it, and the rules that say so. */
export interface EntrySession {
  readonly form: EntryForm;
  readonly complaints: ComplaintStore;
  readonly checker: EntryChecker;
  readonly presses: PressGate;
  /** The version that what is being typed started from; null for a new entry. */
  readonly version: () => string | null;
  /** Starts over from what the server now holds. */
  readonly accept: (stored: StoredEntry | null) => void;
  /** Keeps what is being typed, and lets the next save replace this version; null for whichever there is. */
  readonly goOnFrom: (version: string | null) => void;
}

/** Opens an entry, or a new one, for editing. */
export function openSession(view: ContentTypeView, stored: StoredEntry | null): EntrySession {
  const form = createEntryForm(formValues(view, stored?.entry ?? null));
  let version = stored?.version ?? null;
  return {
    form,
    complaints: createComplaintStore(),
    checker: createEntryChecker(view, form),
    presses: createPressGate(),
    version: () => version,
    goOnFrom(next) {
      version = next;
    },
    accept(next) {
      version = next?.version ?? null;
      form.accept(formValues(view, next?.entry ?? null));
    },
  };
}
