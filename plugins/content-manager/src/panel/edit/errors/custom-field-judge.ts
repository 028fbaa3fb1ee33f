import type { CustomFieldCheck, CustomFieldContext } from '@admin/shell/host';
import type { CustomFieldJudge } from './custom-field-values.ts';

const noOptions = {};

/** Asks custom fields about the values of one entry, of which they can read what `read` gives. */
export function customFieldJudge(
  check: CustomFieldCheck,
  read: CustomFieldContext['read'],
): CustomFieldJudge {
  return ({ uid, value, path, attribute }) =>
    check(uid, value, { options: attribute.options ?? noOptions, name: path, read });
}
