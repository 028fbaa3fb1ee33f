import type { FieldSet } from '@admin/content-model';
import { AppError } from '../../../errors/app-error.ts';

/**
 * The fields that a write touches, by dotted path. A component that is added, moved or emptied is touched in part
 * (false): who may write something in it may do so. Of everything else the field itself must be allowed (true).
 */
export type WrittenFields = ReadonlyMap<string, boolean>;

/** Adds fields to others; what is touched as a whole once stays so. */
export function addFields(to: Map<string, boolean>, fields: Iterable<readonly [string, boolean]>): void {
  for (const [path, whole] of fields) to.set(path, whole || to.get(path) === true);
}

/** Several groups of fields as one. */
export function joinFields(...groups: readonly WrittenFields[]): WrittenFields {
  const joined = new Map<string, boolean>();
  for (const group of groups) addFields(joined, group);
  return joined;
}

/**
 * Refuses a write to a field that is not allowed, and names the first.
 * @throws AppError FIELD_FORBIDDEN (403)
 */
export function requireFieldsAllowed(allowed: FieldSet, written: WrittenFields): void {
  for (const [path, whole] of written) {
    if (whole ? allowed.allows(path) : allowed.allowsUnder(path)) continue;
    throw new AppError({
      name: 'ForbiddenError',
      status: 403,
      code: 'FIELD_FORBIDDEN',
      message: `You do not have the permission to change ${path} here`,
      details: { path: path.split('.') },
    });
  }
}
