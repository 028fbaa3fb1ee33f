import type { ValidateCustomField } from '@admin/entry-form';
import type { CustomFieldCheck, CustomFieldContext } from '@admin/shell/host';

const noOptions = {};

/** Returns the validation of custom fields, which may access other values by `read`. */
export function customFieldValidation(
  check: CustomFieldCheck,
  read: CustomFieldContext['read'],
): ValidateCustomField {
  return ({ uid, value, path, attribute }) =>
    check(uid, value, { options: attribute.options ?? noOptions, name: path, read });
}
