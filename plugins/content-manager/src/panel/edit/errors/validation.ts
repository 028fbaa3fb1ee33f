import {
  createFormValidator,
  entryModel,
  type EntryForm,
  type FormValidator,
  type ValidateCustomField,
} from '@admin/entry-form';
import { useCustomFieldCheck } from '@admin/shell/host';
import { useMemo } from 'react';
import type { OpenEntry } from '../../entry-form/open-entry.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { customFieldValidation } from '../../validation/custom-field-validation.ts';
import { describeRule } from '../../validation/error-messages.ts';

/** Creates the validator of a form. */
export function createEntryValidator(view: ContentTypeView, form: EntryForm): FormValidator {
  return createFormValidator(form, entryModel(view), describeRule);
}

/** Returns the validation of custom fields, which may access the values that the user may read. */
export function useCustomFieldValidation({ read }: Omit<OpenEntry, 'reveal'>): ValidateCustomField {
  const check = useCustomFieldCheck();
  return useMemo(() => customFieldValidation(check, read), [check, read]);
}
