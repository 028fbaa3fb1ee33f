export { createEntryForm } from './create-entry-form.ts';
export type { EntryForm, KeptValues, SavedValues, StepOptions, TakenStep } from './entry-form.ts';
export {
  entryModel,
  entryPayload,
  foreignValues,
  formModel,
  formValues,
  newComponent,
  type EntryModel,
} from './entry-values.ts';
export type { FieldErrors, FormErrors } from './form-errors.ts';
export { componentAttributes, componentOf, mapComponents, type FormModel } from './items/index.ts';
export { createListeners, type Listeners } from './listeners.ts';
export {
  asNew,
  changedRelations,
  ownedRelations,
  withLinks,
  type LoadedRelations,
  type OwnedRelation,
  type RelationOwner,
} from './relations/index.ts';
export { isSecret, withoutSecrets, withSecretsOf } from './secrets.ts';
export {
  batch,
  change,
  connect,
  disconnect,
  fieldName,
  holderPath,
  insert,
  isWithin,
  key,
  keyOf,
  move,
  order,
  remove,
  singleSteps,
  steadyPartOf,
  positionsIn,
  positionsOf,
  toPath,
  writtenPath,
  type EntryPath,
  type ItemKey,
  type PathLike,
  type Step,
} from './steps/index.ts';
