import type { Permission } from '@admin/content-model';
import type { PermissionInput } from '@admin/contract';
import type { ValidationDetail } from '../../../errors/app-error.ts';
import { validationFailed } from '../../../errors/request-errors.ts';
import { narrowingOf, notNarrowed, type KnownPermissions, permissionKey } from './known-permissions.ts';

/** The maximum number of reported errors; a client that sends more is broken as a whole. */
const maxErrors = 50;

type Property = 'fields' | 'locales';

function broken(path: readonly (string | number)[], message: string): ValidationDetail {
  return { path: ['permissions', ...path.map(String)], message, name: 'ValidationError' };
}

/** Reports names that do not exist. A property that does not narrow the permission must be empty. */
function validateNames(
  index: number,
  property: Property,
  sent: readonly string[] | null | undefined,
  known: ReadonlySet<string> | null,
): readonly ValidationDetail[] {
  const listed = sent ?? [];
  if (known === null) {
    const message = `permissions[${index}] cannot be limited to ${property}`;
    return listed.length === 0 ? [] : [broken([index, 'properties', property], message)];
  }
  return listed.flatMap((name, position) => {
    if (known.has(name)) return [];
    const message = `permissions[${index}].properties.${property} names ${JSON.stringify(name)}, which does not exist`;
    return [broken([index, 'properties', property, position], message)];
  });
}

function validatePermission(
  known: KnownPermissions,
  input: PermissionInput,
  index: number,
): readonly ValidationDetail[] {
  const { action, subject = null, properties = {}, conditions = [] } = input;
  if (known.actions.find(action) === undefined) {
    return [broken([index, 'action'], 'action is not an existing permission action')];
  }
  const narrowing = narrowingOf(known, action, subject);
  if (narrowing === undefined) {
    return [broken([index, 'subject'], `permissions[${index}].subject is not a subject of ${action}`)];
  }
  const unknownConditions = conditions.flatMap((id, position) =>
    known.conditions.find(id) !== undefined
      ? []
      : [broken([index, 'conditions', position], `permissions[${index}] names an unknown condition`)],
  );
  return [
    ...validateNames(index, 'fields', properties.fields, narrowing.fields),
    ...validateNames(index, 'locales', properties.locales, narrowing.locales),
    ...unknownConditions,
  ];
}

function names(
  property: Property,
  sent: readonly string[] | null | undefined,
  known: ReadonlySet<string> | null,
): Partial<Record<Property, readonly string[] | null>> {
  if (known === null || sent === undefined) return {};
  return { [property]: sent === null ? null : [...new Set(sent)] };
}

function toPermission(known: KnownPermissions, input: PermissionInput): Permission {
  const { action, subject = null, properties = {}, conditions = [] } = input;
  const narrowing = narrowingOf(known, action, subject) ?? notNarrowed;
  return {
    action,
    subject,
    properties: {
      ...names('fields', properties.fields, narrowing.fields),
      ...names('locales', properties.locales, narrowing.locales),
    },
    conditions: [...new Set(conditions)],
  };
}

/**
 * Parses the permissions for a role: without duplicates and without properties that do not apply.
 * @throws AppError VALIDATION_FAILED naming every action, subject, field, locale and condition that does not exist
 */
export function parsePermissions(
  known: KnownPermissions,
  inputs: readonly PermissionInput[],
): readonly Permission[] {
  const errors: ValidationDetail[] = [];
  for (const [index, input] of inputs.entries()) {
    errors.push(...validatePermission(known, input, index));
    if (errors.length >= maxErrors) break;
  }
  if (errors.length > 0) throw validationFailed(errors.slice(0, maxErrors));
  const permissions = inputs.map((input) => toPermission(known, input));
  return [...new Map(permissions.map((permission) => [permissionKey(permission), permission])).values()];
}
