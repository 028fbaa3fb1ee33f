import { fieldSet, includesLocale, unionOf, type Permission } from '@admin/content-model';
import { subjectKey, readPermissionsOfRoles } from '../stored-permissions.ts';
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

function keyOf({ action, subject }: Permission): string {
  return subjectKey(action, subject);
}

/**
 * What of somebody's permissions counts where others are concerned. A condition permits each person other entries:
 * who may read what they created themselves holds nothing of what another one created.
 */
export function unconditional(held: readonly Permission[]): readonly Permission[] {
  return held.filter(({ conditions }) => conditions.length === 0);
}

/** Answers whether permissions that somebody holds allow, taken together, all that another permission would. */
export type Coverage = (wanted: Permission) => boolean;

/**
 * Arranges permissions for being compared with others. A permission is covered when in each of its locales and under
 * each of its conditions the held permissions together allow all of its fields.
 */
export function coverageOf(held: readonly Permission[]): Coverage {
  const byKey = new Map<string, Permission[]>();
  for (const permission of held) {
    const key = keyOf(permission);
    const others = byKey.get(key);
    if (others === undefined) byKey.set(key, [permission]);
    else others.push(permission);
  }
  return (wanted) => {
    const candidates = byKey.get(keyOf(wanted)) ?? [];
    const { fields, locales } = wanted.properties;
    const conditions = wanted.conditions.length === 0 ? [null] : wanted.conditions;
    return wantedLocales(locales).every((locale) =>
      conditions.every((condition) => {
        const allowing = candidates.filter(
          (candidate) =>
            (locale === undefined || includesLocale(candidate.properties.locales, locale)) &&
            holdsUnder(candidate.conditions, condition),
        );
        const held = unionOf(allowing.map(({ properties }) => fieldSet(properties.fields)));
        return allowing.length > 0 && held.covers(fieldSet(fields));
      }),
    );
  };
}

/** All permissions that a person's roles add up to, read now; null for a super administrator, who holds every one. */
async function heldBy(tables: IdentityDatabase, userId: number): Promise<readonly Permission[] | null> {
  const roles = await rolesOf(tables, userId);
  if (isSuperAdmin(roles)) return null;
  return readPermissionsOfRoles(
    tables,
    roles.map(({ id }) => id),
  );
}

/**
 * Refuses to let somebody give a role more than they hold themselves, under no condition. What the role has already
 * may stay.
 * Run it in the transaction that stores the permissions, so that nothing changes in between.
 * @param stored what the role may do so far
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
  throw permissionNotHeld('Nobody can grant a permission that they do not hold', { action, subject });
}
