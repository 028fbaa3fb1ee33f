import type { ValueDifference, RelationDifference } from '@admin/content-model';
import {
  changedRelations,
  createEntryForm,
  createListeners,
  entryModel,
  foreignValues,
  formValues,
  mergeSavedEntry,
  previewRestore,
  restoreChanges,
  type EntryForm,
  type FormValidator,
  type Listeners,
  type LoadedRelations,
  type LocalChanges,
  type MayWrite,
  type OwnedRelation,
  type ResolvedConflict,
  type SavedValues,
} from '@admin/entry-form';
import type { StartValues, StoredEntry } from '../../entry/index.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { createOpenGroup, type OpenGroup } from '../editing/open-group.ts';
import { createOpenItems, type OpenItems } from '../editing/open-items.ts';
import { createEntryValidator } from '../errors/validation.ts';
import { createPointerGate, type PointerGate } from './after-pointer-up.ts';

/** The options of a merge. */
export interface MergeOptions {
  /** Returns what the other user changed in a relation, which the entry does not contain; undefined if unknown. */
  readonly linksOf: (relation: OwnedRelation) => RelationDifference | undefined;
  readonly resolved: readonly ResolvedConflict[];
}

/** The state of one open entry: its form, its version, and what is open in it. */
export interface EntrySession {
  readonly form: EntryForm;
  /** The open items of lists. */
  readonly openItems: OpenItems;
  /** The open part of a divided form. */
  readonly openGroup: OpenGroup;
  readonly validator: FormValidator;
  readonly pointer: PointerGate;
  /** Returns the version that the changes are based on; null for a new entry. */
  readonly version: () => string | null;
  /** Sets the version that the next save replaces; null for any. */
  readonly setVersion: (version: string | null) => void;
  /** Continues with the response of a save, or with a newer version while the form is unmodified. */
  readonly accept: (stored: StoredEntry | null) => void;
  /** Returns the last version that the form started or continued with. */
  readonly accepted: () => StoredEntry | null;
  /** Discards all changes and errors, and starts with another version. */
  readonly reset: (stored: StoredEntry | null) => void;
  /** Returns the stored relations with unsaved changes. */
  readonly changedRelations: () => readonly OwnedRelation[];
  /**
   * Merges a version that another user saved. With unresolved conflicts everything stays unchanged.
   * @returns all conflicts, resolved or not; empty if it was merged
   */
  readonly merge: (theirs: StoredEntry, options: MergeOptions) => readonly ValueDifference[];
  /**
   * Restores the changes of a local draft in one step. With unresolved conflicts everything stays unchanged.
   * @returns all conflicts, resolved or not; empty if they were restored
   */
  readonly restore: (
    changes: LocalChanges,
    options: { readonly resolved: readonly ResolvedConflict[]; readonly mayWrite: MayWrite },
  ) => readonly ValueDifference[];
  /** Returns the values that restoring the changes would replace, beside the current ones. */
  readonly previewRestore: (changes: LocalChanges, mayWrite: MayWrite) => readonly ValueDifference[];
  /** Listeners for the end of the session: changes were discarded, or the entry was deleted. */
  readonly endings: Listeners<['left' | 'deleted']>;
}

export interface SessionSpec {
  /** The entry in its stored form; null for a new one. */
  readonly stored: StoredEntry | null;
  /** The entry that a new one is copied from. */
  readonly origin?: StoredEntry | null;
  /** The initial values of a new entry that is not a copy. */
  readonly start?: StartValues;
  /** The loaded linked entries. @default none */
  readonly relations?: LoadedRelations;
}

/** Opens an entry, or a new one, for editing. */
export function openSession(
  view: ContentTypeView,
  { stored, origin = null, start = null, relations }: SessionSpec,
): EntrySession {
  const model = entryModel(view);
  const savedValues = (entry: StoredEntry | null): SavedValues => ({
    id: entry?.entry.id ?? null,
    values: formValues(model, entry?.entry ?? null),
  });
  const source = stored ?? origin;
  const saved = savedValues(source);
  const startValues = source || !start ? {} : foreignValues(model, start);
  const form = createEntryForm(model, { ...saved, values: { ...saved.values, ...startValues } }, relations);
  let version = stored?.version ?? null;
  let accepted = stored;

  return {
    form,
    openItems: createOpenItems(form),
    openGroup: createOpenGroup(),
    validator: createEntryValidator(view, form),
    pointer: createPointerGate(),
    endings: createListeners(),
    version: () => version,
    setVersion(next) {
      version = next;
    },
    accepted: () => accepted,
    accept(next) {
      accepted = next;
      version = next?.version ?? null;
      form.accept(savedValues(next));
    },
    reset(next) {
      accepted = next;
      version = next?.version ?? null;
      form.reset(savedValues(next));
    },
    changedRelations: () => changedRelations(form.values(), model, form.ownerOf([])?.id ?? null),
    merge(theirs, options) {
      const merging = { id: theirs.entry.id, values: formValues(model, theirs.entry) };
      const conflicts = mergeSavedEntry(form, model, merging, options);
      if (conflicts.length === 0) version = theirs.version;
      return conflicts;
    },
    restore: (changes, options) => restoreChanges(form, model, changes, options),
    previewRestore: (changes, mayWrite) => previewRestore(form, model, changes, mayWrite),
  };
}
