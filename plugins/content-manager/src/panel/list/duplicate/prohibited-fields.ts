import { ApiError } from '@admin/shell';

/** A field that a copy cannot have as it is. */
export interface ProhibitedField {
  /** Attribute names; inside of a dynamic zone with the display name of the component. */
  readonly path: readonly string[];
  /** `unique`, `relation`, or what else a server says. */
  readonly reason: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The fields that a refusal to copy an entry names; none of any other error. */
export function prohibitedFieldsOf(error: unknown): readonly ProhibitedField[] {
  const named = error instanceof ApiError ? error.details['prohibitedFields'] : undefined;
  if (!Array.isArray(named)) return [];
  return named.flatMap((field: unknown): readonly ProhibitedField[] => {
    if (!Array.isArray(field)) return [];
    const [path, reason] = field as readonly unknown[];
    return Array.isArray(path) && path.every(isText) && isText(reason) ? [{ path, reason }] : [];
  });
}
