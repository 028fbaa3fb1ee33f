export { createEntryForm } from './create-entry-form.ts';
export type { AppliedStep, EntryForm, LocalChanges, SavedValues, StepOptions } from './entry-form.ts';
