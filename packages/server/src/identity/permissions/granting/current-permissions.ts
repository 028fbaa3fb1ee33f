import type { Permission } from '@admin/content-model';
import { isCondition } from '../conditions.ts';
import { narrowingOf, type KnownPermissions } from './known-permissions.ts';

function existing(
  names: readonly string[] | null | undefined,
  known: ReadonlySet<string> | null,
): readonly string[] | null | undefined {
  return known === null ? undefined : (names?.filter((name) => known.has(name)) ?? names);
}

/**
 * What is left of stored permissions in the content of today: names of what is gone are left out, and a permission
 * whose every condition is gone lets nothing through any more.
 */
export function currentPermissions(
  known: KnownPermissions,
  stored: readonly Permission[],
): readonly Permission[] {
  return stored.flatMap((permission) => {
    const narrowing = narrowingOf(known, permission.action, permission.subject);
    const conditions = permission.conditions.filter(isCondition);
    const lost = permission.conditions.length > 0 && conditions.length === 0;
    if (narrowing === undefined || lost) return [];
    const fields = existing(permission.properties.fields, narrowing.fields);
    const locales = existing(permission.properties.locales, narrowing.locales);
    return [
      {
        ...permission,
        properties: {
          ...(fields === undefined ? {} : { fields }),
          ...(locales === undefined ? {} : { locales }),
        },
        conditions,
      },
    ];
  });
}
