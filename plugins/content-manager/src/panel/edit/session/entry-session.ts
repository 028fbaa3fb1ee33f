import type { StartValues, StoredEntry } from '../../entry/index.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { createEntryChecker, type EntryChecker } from '../errors/entry-checker.ts';
import {
  createEntryForm,
  foreignValues,
  formModel,
  formValues,
  type EntryForm,
  type SavedValues,
} from '../form/index.ts';
import { createOpenItems, type OpenItems } from '../items/open-items.ts';
import { createPressGate, type PressGate } from './press-gate.ts';

/** What lives as long as one entry is open: its form, and the rules that say what is wrong in it. */
export interface EntrySession {
  readonly form: EntryForm;
  /** Which items of lists are open. */
  readonly openItems: OpenItems;
  readonly checker: EntryChecker;
  readonly presses: PressGate;
  /** The version that what is being typed started from; null for a new entry. */
  readonly version: () => string | null;
  /** Goes on from what the server now holds: what was saved, or a newer answer while nothing is modified. */
  readonly accept: (stored: StoredEntry | null) => void;
  /** Starts over from what the server now holds: whatever was typed is left behind, with all that was wrong in it. */
  readonly startOver: (stored: StoredEntry | null) => void;
  /** Keeps what is being typed, and lets the next save replace this version; null for whichever there is. */
  readonly goOnFrom: (version: string | null) => void;
}

/**
 * Opens an entry, or a new one, for editing.
 * @param origin what a new one begins as a copy of: with its values, its relations, and no version of its own
 * @param start what a new one that is no copy begins with beside the defaults of its type
 */
export function openSession(
  view: ContentTypeView,
  stored: StoredEntry | null,
  origin: StoredEntry | null = null,
  start: StartValues = null,
): EntrySession {
  const valuesOf = (next: StoredEntry | null): SavedValues => ({
    id: next?.entry.id ?? null,
    values: formValues(view, next?.entry ?? null),
  });
  const begun = stored ?? origin;
  const first = valuesOf(begun);
  const form = createEntryForm(
    formModel(view),
    begun || !start
      ? first
      : { ...first, values: { ...first.values, ...foreignValues(formModel(view), start) } },
  );
  let version = stored?.version ?? null;
  return {
    form,
    openItems: createOpenItems(form),
    checker: createEntryChecker(view, form),
    presses: createPressGate(),
    version: () => version,
    goOnFrom(next) {
      version = next;
    },
    accept(next) {
      version = next?.version ?? null;
      form.accept(valuesOf(next));
    },
    startOver(next) {
      version = next?.version ?? null;
      form.startOver(valuesOf(next));
    },
  };
}
