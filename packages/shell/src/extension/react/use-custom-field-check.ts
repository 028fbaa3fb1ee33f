import { useCallback } from 'react';
import type { FilledMessage } from '../../messages/message.ts';
import type { Contributed } from '../core/contribution-types.ts';
import type { CustomField, CustomFieldContext } from '../points/custom-field.ts';
import { customFields } from '../points/custom-fields.ts';
import { describeCause, type Report } from '../problems/problem.ts';
import { useRuntime } from './runtime-context.ts';
import { useContributions } from './use-registry.ts';

/**
 * Returns the error that a custom field finds in its value; undefined if it is valid, or if the field has no validation
 * or does not exist.
 * @param uid as attributes name it in `customField`
 */
export type CustomFieldCheck = (
  uid: string,
  value: unknown,
  context: CustomFieldContext,
) => FilledMessage | undefined;

/** The JavaScript type of the values of each type; the rules of the type reject other values. */
const heldAs: Readonly<Partial<Record<CustomField['type'], 'number' | 'boolean'>>> = {
  decimal: 'number',
  float: 'number',
  integer: 'number',
  boolean: 'boolean',
};

function isMessage(value: unknown): value is FilledMessage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'defaultMessage' in value &&
    typeof value.defaultMessage === 'string'
  );
}

function runValidation(
  { type, validate, pluginId, contributionId }: Contributed<CustomField>,
  value: unknown,
  context: CustomFieldContext,
  report: Report,
): FilledMessage | undefined {
  if (!validate || typeof value !== (heldAs[type] ?? 'string') || value === '') return undefined;
  const skip = (reason: string, cause?: unknown): void => {
    const message = `The \`validate\` of '${contributionId}' was skipped: ${reason}`;
    const location = { pointId: customFields.id, contributionId };
    report({ code: 'HOOK_FAILED', pluginId, message, context: { ...location, cause } });
  };
  try {
    // The line above checks the value against the field's type, which the compiler cannot infer.
    const found: unknown = validate(value as never, context);
    if (isMessage(found)) return found;
    if (found !== undefined && found !== null) skip('it returned no message.');
  } catch (cause) {
    skip(describeCause(cause), cause);
  }
  return undefined;
}

/**
 * Returns a function that validates values with the custom fields of the panel. The function changes when these do. A
 * `validate` that throws is skipped and reported: the value counts as valid until the server validates it.
 */
export function useCustomFieldCheck(): CustomFieldCheck {
  const { problems } = useRuntime();
  const fields = useContributions(customFields);
  return useCallback(
    (uid, value, context) => {
      const field = fields.find(({ contributionId }) => contributionId === uid);
      return field && runValidation(field, value, context, problems.report);
    },
    [fields, problems],
  );
}
