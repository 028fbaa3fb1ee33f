import type { AnyObjectSchema, ValidationError } from 'yup';
import type { MessageDescriptor } from '../messages/message.ts';

/** The first error about each field, by the field's name. */
export type FieldErrors = Readonly<Record<string, MessageDescriptor>>;

/**
 * Checks a form's values against rules whose messages are descriptors. Returns undefined when all is well.
 * Only the first broken rule of a field is reported.
 */
export function checkValues(rules: AnyObjectSchema, values: object): FieldErrors | undefined {
  try {
    rules.validateSync(values, { abortEarly: false });
    return undefined;
  } catch (error) {
    const fieldErrors: Record<string, MessageDescriptor> = {};
    for (const inner of (error as ValidationError).inner) {
      if (inner.path && !Object.hasOwn(fieldErrors, inner.path)) {
        // yup hands message objects through untouched, but types them as text.
        fieldErrors[inner.path] = inner.message as unknown as MessageDescriptor;
      }
    }
    return fieldErrors;
  }
}
