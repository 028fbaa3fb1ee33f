import { fieldSet, includesLocale, unionOf, type Permission } from '@admin/content-model';
import { groupPermissions, readPermissionsOfRoles } from '../stored-permissions.ts';
import { permissionNotHeld } from '../../../errors/request-errors.ts';
import type { IdentityDatabase } from '../../tables.ts';
import { rolesOf } from '../../records/user-record.ts';
import { isSuperAdmin } from '../../records/role-record.ts';

type Locales = Permission['properties']['locales'];

/** Returns the locales to cover: null stands for every locale, undefined for a permission without locales. */
function wantedLocales(locales: Locales): readonly (string | null | undefined)[] {
  if (locales === null) return [null];
  return locales === undefined || locales.length === 0 ? [undefined] : locales;
}

function holdsUnder(conditions: readonly string[], wanted: string | null): boolean {
  const named: readonly (string | null)[] = conditions;
  return named.length === 0 || named.includes(wanted);
}

/**
 * Returns the permissions without conditions. A condition selects other entries for each user, so a permission with one
 * does not cover the permissions of another user.
 */
export function unconditional(held: readonly Permission[]): readonly Permission[] {
  return held.filter(({ conditions }) => conditions.length === 0);
}

/** Returns whether the held permissions together allow everything that another permission allows. */
export type Coverage = (wanted: Permission) => boolean;

/**
 * Creates a coverage check. A permission is covered when the held permissions together allow all of its fields, in each
 * of its locales and under each of its conditions.
 */
export function coverageOf(held: readonly Permission[]): Coverage {
  const find = groupPermissions(held);
  return (wanted) => {
    const {
      action,
      subject,
      properties: { fields, locales },
    } = wanted;
    const candidates = find(action, subject);
    const conditions = wanted.conditions.length === 0 ? [null] : wanted.conditions;
    return wantedLocales(locales).every((locale) =>
      conditions.every((condition) => {
        const allowing = candidates.filter(
          (candidate) =>
            (locale === undefined || includesLocale(candidate.properties.locales, locale)) &&
            holdsUnder(candidate.conditions, condition),
        );
        const allowedFields = unionOf(allowing.map(({ properties }) => fieldSet(properties.fields)));
        return allowing.length > 0 && allowedFields.covers(fieldSet(fields));
      }),
    );
  };
}

/** Reads the current permissions of a user; null for a super administrator, who holds all. */
async function heldBy(tables: IdentityDatabase, userId: number): Promise<readonly Permission[] | null> {
  const roles = await rolesOf(tables, userId);
  if (isSuperAdmin(roles)) return null;
  return readPermissionsOfRoles(
    tables,
    roles.map(({ id }) => id),
  );
}

/**
 * Throws when a role would get a permission that the granter does not hold without conditions. Permissions that the role
 * already has may stay. Must run in the transaction that stores the permissions.
 * @param granterId the user who changes the role
 * @throws AppError PERMISSION_NOT_HELD (403)
 */
export async function assertMayGrant(
  tables: IdentityDatabase,
  granterId: number,
  { stored, wanted }: { readonly stored: readonly Permission[]; readonly wanted: readonly Permission[] },
): Promise<void> {
  const held = await heldBy(tables, granterId);
  if (held === null) return;
  const isCovered = coverageOf([...unconditional(held), ...stored]);
  const first = wanted.find((permission) => !isCovered(permission));
  if (first === undefined) return;
  const { action, subject } = first;
  throw permissionNotHeld('You cannot grant a permission that you do not hold', { action, subject });
}
