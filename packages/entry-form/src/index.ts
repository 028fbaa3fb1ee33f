export type { FieldError, FieldErrors, FormErrors, OwnedErrors } from './errors/index.ts';
export {
  createEntryForm,
  type AppliedStep,
  type EntryForm,
  type LocalChanges,
  type SavedValues,
  type StepOptions,
} from './form/index.ts';
export { componentAttributes, componentOf, mapComponents, type FormModel } from './items/index.ts';
export { createListeners, type Listeners } from './listeners.ts';
export {
  mergeSavedEntry,
  previewRestore,
  restoreChanges,
  type MayWrite,
  type ResolvedConflict,
} from './merge/index.ts';
export {
  changedRelations,
  copyComponent,
  ownedRelations,
  type LoadedRelations,
  type OwnedRelation,
  type RelationOwner,
} from './relations/index.ts';
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
  pathBeforePositions,
  positionsIn,
  positionsOf,
  readAt,
  remove,
  singleSteps,
  toPath,
  writtenPath,
  type EntryPath,
  type ItemKey,
  type PathLike,
  type Step,
} from './steps/index.ts';
export { createTupleMap, type TupleMap } from './tuple-map.ts';
export {
  createFormValidator,
  errorsFromServer,
  publishIssues,
  type BrokenRule,
  type CustomFieldValue,
  type DescribeRule,
  type FormValidator,
  type PublishIssue,
  type ValidateCustomField,
  type ValidationSpec,
} from './validation/index.ts';
export {
  entryModel,
  entryPayload,
  foreignValues,
  formValues,
  newComponent,
  withoutSecrets,
  withSecretsOf,
  type ContentTypeDescription,
  type EntryModel,
} from './values/index.ts';
