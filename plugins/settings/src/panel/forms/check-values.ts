import type { MessageDescriptor } from '@admin/shell';
import type { AnyObjectSchema, ValidationError } from 'yup';

/** The first complaint about each field, by the field's name. */
export type FieldComplaints = Readonly<Record<string, MessageDescriptor>>;

/**
 * Checks a form's values against rules whose messages are descriptors. Returns undefined when all is well.
 * Only the first broken rule of a field is reported.
 */
export function checkValues(rules: AnyObjectSchema, values: object): FieldComplaints | undefined {
  try {
    rules.validateSync(values, { abortEarly: false });
    return undefined;
  } catch (error) {
    const complaints: Record<string, MessageDescriptor> = {};
    for (const { path, message } of (error as ValidationError).inner) {
      // yup hands message objects through untouched, but types them as text.
      if (path && !(path in complaints)) complaints[path] = message as unknown as MessageDescriptor;
    }
    return complaints;
  }
}
