import { ApiError } from '@admin/shell';

/** A field that cannot be copied. */
export interface ProhibitedField {
  /** Attribute names; in dynamic zones with the display name of the component. */
  readonly path: readonly string[];
  /** `unique`, `relation`, or another reason of the server. */
  readonly reason: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the fields that the error response of a copy names; none for other errors. */
export function prohibitedFieldsOf(error: unknown): readonly ProhibitedField[] {
  const named = error instanceof ApiError ? error.details['prohibitedFields'] : undefined;
  if (!Array.isArray(named)) return [];
  return named.flatMap((field: unknown): readonly ProhibitedField[] => {
    if (!Array.isArray(field)) return [];
    const [path, reason] = field as readonly unknown[];
    return Array.isArray(path) && path.every(isText) && isText(reason) ? [{ path, reason }] : [];
  });
}
