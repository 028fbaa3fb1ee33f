import type { AnyObjectSchema, ValidationError } from 'yup';
import type { MessageDescriptor } from '../messages/message.ts';

/** The first error of each field, by the field's name. */
export type FieldErrors = Readonly<Record<string, MessageDescriptor>>;

/**
 * Validates a form's values with rules whose messages are descriptors. Returns undefined if they are valid. Reports
 * only the first broken rule of each field.
 */
export function checkValues(rules: AnyObjectSchema, values: object): FieldErrors | undefined {
  try {
    rules.validateSync(values, { abortEarly: false });
    return undefined;
  } catch (error) {
    const fieldErrors: Record<string, MessageDescriptor> = {};
    for (const inner of (error as ValidationError).inner) {
      if (inner.path && !Object.hasOwn(fieldErrors, inner.path)) {
        // yup passes message objects on unchanged, but types them as text.
        fieldErrors[inner.path] = inner.message as unknown as MessageDescriptor;
      }
    }
    return fieldErrors;
  }
}
