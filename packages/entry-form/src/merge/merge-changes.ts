import {
  differencesBetween,
  isSameValue,
  mergeEntries,
  type FormValues,
  type ValueDifference,
  type MergeSide,
  type RelationDifference,
} from '@admin/content-model';
import type { EntryForm, LocalChanges, SavedValues } from '../form/index.ts';
import type { FormModel } from '../items/index.ts';
import { withLinks, type OwnedRelation } from '../relations/index.ts';
import { withoutSecrets, withSecretsOf } from '../values/index.ts';

/** A conflict with the choice of the user, valid while the other value stays the same. */
export interface ResolvedConflict extends ValueDifference {
  readonly side: MergeSide;
}

type ChooseSide = (conflict: ValueDifference) => MergeSide | undefined;

function sideBy(resolved: readonly ResolvedConflict[]): ChooseSide {
  return (conflict) =>
    resolved.find(
      ({ path, theirs }) => isSameValue(path, conflict.path) && isSameValue(theirs, conflict.theirs),
    )?.side;
}

/**
 * Merges a version that another user saved into the form. With unresolved conflicts the form stays unchanged.
 * @param options.linksOf returns what the other user changed in a relation; undefined if unknown
 * @returns all conflicts, resolved or not; empty if the form was merged
 */
export function mergeSavedEntry(
  form: EntryForm,
  model: FormModel,
  saved: SavedValues & { readonly id: number },
  {
    linksOf,
    resolved,
  }: {
    readonly linksOf: (relation: OwnedRelation) => RelationDifference | undefined;
    readonly resolved: readonly ResolvedConflict[];
  },
): readonly ValueDifference[] {
  const sideOf = sideBy(resolved);
  let found: readonly ValueDifference[] = [];
  const isMerged = form.mergeSaved(saved, (savedValues) => {
    const theirs = withLinks(savedValues, model, { id: saved.id, linksOf });
    const choose = (conflict: ValueDifference) => sideOf(conflict) ?? 'mine';
    const versions = { base: form.initialValues(), mine: form.values(), theirs };
    const { values, conflicts } = mergeEntries({ ...versions, choose }, model, model.schemas);
    found = conflicts;
    return conflicts.every(sideOf) ? values : null;
  });
  return isMerged ? [] : found;
}

/** Returns whether the user may write an attribute. */
export type MayWrite = (name: string) => boolean;

function writableChanges({ base, mine }: LocalChanges, mayWrite: MayWrite): LocalChanges {
  const writable = (values: FormValues) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => mayWrite(name)));
  return { base: writable(base), mine: writable(mine) };
}

/** Returns the current form values of the attributes in `values`. */
function currentValues(form: EntryForm, values: FormValues): FormValues {
  return Object.fromEntries(Object.keys(values).map((name) => [name, form.values()[name] ?? null]));
}

function mergeChanges(form: EntryForm, model: FormModel, { base, mine }: LocalChanges, sideOf: ChooseSide) {
  const choose = (conflict: ValueDifference) => sideOf(conflict) ?? 'mine';
  const current = currentValues(form, mine);
  // Local drafts contain no secrets: the current ones stay, and are not compared with their absence.
  const theirs = withoutSecrets(current, model);
  const { values, conflicts } = mergeEntries({ base, mine, theirs, choose }, model, model.schemas);
  return { values: withSecretsOf(values, current, model), conflicts };
}

/**
 * Restores the changes of a local draft in one step. With unresolved conflicts the form stays unchanged.
 * @returns all conflicts, resolved or not; empty if the changes were restored
 */
export function restoreChanges(
  form: EntryForm,
  model: FormModel,
  changes: LocalChanges,
  { resolved, mayWrite }: { readonly resolved: readonly ResolvedConflict[]; readonly mayWrite: MayWrite },
): readonly ValueDifference[] {
  const sideOf = sideBy(resolved);
  let found: readonly ValueDifference[] = [];
  form.restore(writableChanges(changes, mayWrite), (keyed) => {
    const { values, conflicts } = mergeChanges(form, model, keyed, sideOf);
    found = conflicts.every(sideOf) ? [] : conflicts;
    return found.length === 0 ? values : null;
  });
  return found;
}

/** Returns the values that restoring the changes would replace, beside the current ones. */
export function previewRestore(
  form: EntryForm,
  model: FormModel,
  changes: LocalChanges,
  mayWrite: MayWrite,
): readonly ValueDifference[] {
  let found: readonly ValueDifference[] = [];
  form.restore(writableChanges(changes, mayWrite), (keyed) => {
    const { values } = mergeChanges(form, model, keyed, () => 'mine');
    found = differencesBetween(values, currentValues(form, values), model);
    return null;
  });
  return found;
}
