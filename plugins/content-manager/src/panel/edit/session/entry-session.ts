import {
  differencesBetween,
  isSameValue,
  mergeEntries,
  type FormValues,
  type MergeConflict,
  type MergeSide,
  type RelationDifference,
} from '@admin/content-model';
import type { StartValues, StoredEntry } from '../../entry/index.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { createEntryChecker, type EntryChecker } from '../errors/entry-checker.ts';
import {
  createEntryForm,
  createListeners,
  foreignValues,
  formModel,
  changedRelations,
  formValues,
  withLinks,
  withoutSecrets,
  withSecretsOf,
  type EntryForm,
  type KeptValues,
  type Listeners,
  type OwnedRelation,
  type SavedValues,
} from '../form/index.ts';
import { createOpenGroup, type OpenGroup } from '../editing/open-group.ts';
import { createOpenItems, type OpenItems } from '../editing/open-items.ts';
import { createPressGate, type PressGate } from './press-gate.ts';

/** A conflict that somebody has decided, as long as theirs stays what it was then. */
export interface SettledConflict extends MergeConflict {
  readonly side: MergeSide;
}

/** What a merge is to go by, beside the two versions. */
export interface MergeWith {
  /** What they changed in a relation, where that is known: the entry itself does not say. */
  readonly linksOf: (relation: OwnedRelation) => RelationDifference | undefined;
  readonly settled: readonly SettledConflict[];
}

/** Whose value stays in a conflict, as far as that was settled for the values that it is about. */
function sideBy(settled: readonly SettledConflict[]): (conflict: MergeConflict) => MergeSide | undefined {
  return (conflict) =>
    settled.find(
      ({ path, theirs }) =>
        path.join('.') === conflict.path.join('.') && isSameValue(theirs, conflict.theirs),
    )?.side;
}

function allowed({ base, mine }: KeptValues, mayWrite: (name: string) => boolean): KeptValues {
  const part = (values: FormValues) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => mayWrite(name)));
  return { base: part(base), mine: part(mine) };
}

/** What lives as long as one entry is open: its form, and the rules that say what is wrong in it. */
export interface EntrySession {
  readonly form: EntryForm;
  /** Which items of lists are open. */
  readonly openItems: OpenItems;
  /** Which part of a divided form is open. */
  readonly openGroup: OpenGroup;
  readonly checker: EntryChecker;
  readonly presses: PressGate;
  /** The version that what is being typed started from; null for a new entry. */
  readonly version: () => string | null;
  /** Goes on from what the server now holds: what was saved, or a newer answer while nothing is modified. */
  readonly accept: (stored: StoredEntry | null) => void;
  /** Starts over from what the server now holds: whatever was typed is left behind, with all that was wrong in it. */
  readonly startOver: (stored: StoredEntry | null) => void;
  /** The saved relations whose links are changed in the form. */
  readonly changedRelations: () => readonly OwnedRelation[];
  /**
   * Goes on from what somebody else saved with what is being typed put into it, unless both changed the same in a way
   * that is not settled yet: then everything stays as it is.
   * @returns all that both changed, settled or not; nothing once the form went on
   */
  readonly merge: (theirs: StoredEntry, spec: MergeWith) => readonly MergeConflict[];
  /**
   * Puts changes that were kept of this entry into the form, as one step, unless both they and what stands there now
   * differ from what they were made from in a way that is not settled yet: then everything stays as it is.
   * @param mayWrite the attributes that are brought back
   * @returns all that contradicts, settled or not; nothing once the form holds it
   */
  readonly bringBack: (
    kept: KeptValues,
    spec: { readonly settled: readonly SettledConflict[]; readonly mayWrite: (name: string) => boolean },
  ) => readonly MergeConflict[];
  /** What would be another value with these changes brought back, beside what stands there now. */
  readonly wouldBringBack: (
    kept: KeptValues,
    mayWrite: (name: string) => boolean,
  ) => readonly MergeConflict[];
  /** Tells when somebody is done with the entry for good: left what was typed behind, or deleted it. */
  readonly endings: Listeners<['left' | 'deleted']>;
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

  /** What the form holds now of the attributes that some values have. */
  const namedIn = (values: FormValues): FormValues =>
    Object.fromEntries(Object.keys(values).map((name) => [name, form.values()[name] ?? null]));
  const mergeKept = (
    { base, mine }: KeptValues,
    sideOf: (conflict: MergeConflict) => MergeSide | undefined,
  ) => {
    const model = formModel(view);
    const choose = (conflict: MergeConflict) => sideOf(conflict) ?? 'mine';
    const now = namedIn(mine);
    // What is kept has no secrets in it: those that are there now stay, and nothing is compared with their absence.
    const theirs = withoutSecrets(now, model);
    const { values, conflicts } = mergeEntries({ base, mine, theirs, choose }, model, model.schemas);
    return { values: withSecretsOf(values, now, model), conflicts };
  };

  return {
    form,
    openItems: createOpenItems(form),
    openGroup: createOpenGroup(),
    checker: createEntryChecker(view, form),
    presses: createPressGate(),
    version: () => version,
    changedRelations: () => changedRelations(form.values(), formModel(view), form.ownerOf([])?.id ?? null),
    endings: createListeners(),
    bringBack(kept, { settled, mayWrite }) {
      const sideOf = sideBy(settled);
      let open: readonly MergeConflict[] = [];
      let isBack = false;
      form.bringBack(allowed(kept, mayWrite), (fitting) => {
        const { values, conflicts } = mergeKept(fitting, sideOf);
        open = conflicts;
        isBack = conflicts.every(sideOf);
        return isBack ? values : null;
      });
      return isBack ? [] : open;
    },
    wouldBringBack(kept, mayWrite) {
      let found: readonly MergeConflict[] = [];
      form.bringBack(allowed(kept, mayWrite), (fitting) => {
        const { values } = mergeKept(fitting, () => 'mine');
        found = differencesBetween(values, namedIn(values), formModel(view));
        return null;
      });
      return found;
    },
    merge(next, { linksOf, settled }) {
      const model = formModel(view);
      const sideOf = sideBy(settled);
      let open: readonly MergeConflict[] = [];
      const isMerged = form.goOnWith(valuesOf(next), (saved) => {
        const theirs = withLinks(saved, model, { id: next.entry.id, linksOf });
        const { values, conflicts } = mergeEntries(
          {
            base: form.initialValues(),
            mine: form.values(),
            theirs,
            choose: (conflict) => sideOf(conflict) ?? 'mine',
          },
          model,
          model.schemas,
        );
        open = conflicts;
        return conflicts.every(sideOf) ? values : null;
      });
      if (!isMerged) return open;
      version = next.version;
      return [];
    },
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
