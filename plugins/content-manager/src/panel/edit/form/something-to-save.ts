import type { EntryStage } from '../session/field-permission.ts';
import type { EntryForm } from './entry-form.ts';
import { isSameValue } from './same-value.ts';

/** Whether a save would do anything: something differs from the saved entry, or a new one holds anything at all. */
export function hasSomethingToSave(form: EntryForm, stage: EntryStage): boolean {
  return form.isModified() || (stage === 'creating' && !isSameValue(form.values(), {}));
}
