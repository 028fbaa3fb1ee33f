import { commonFields } from '@admin/content-model';
import type {
  ContentPermissions,
  Grant,
  RowCondition,
} from '../../content/permissions/content-permissions.ts';

/** The maximum number of combined pairs of grants for one action; further pairs are not permitted. */
const maxPairs = 400;

/**
 * Intersects the permissions of two users, or of a user and a role: an entry or a field is permitted when both permit it.
 */
export function intersectPermissions(own: ContentPermissions, other: ContentPermissions): ContentPermissions {
  return {
    actorId: own.actorId,
    ...(own.name !== undefined &&
      other.name !== undefined && { name: JSON.stringify(['both', own.name, other.name]) }),
    grants: (action, contentType) =>
      commonGrants(own.grants(action, contentType), other.grants(action, contentType)),
    holds: (action) => own.holds(action) && other.holds(action),
    grantsOf: (action) => commonGrants(own.grantsOf(action), other.grantsOf(action)),
  };
}

/** Intersects two lists of grants. Grants add up, so every pair is needed. */
export function commonGrants(own: readonly Grant[], others: readonly Grant[]): readonly Grant[] {
  // The product is limited: roles with hundreds of permissions for one action would exhaust the server.
  const maxPerSide = own.length * others.length > maxPairs ? Math.floor(Math.sqrt(maxPairs)) : Infinity;
  return own
    .slice(0, maxPerSide)
    .flatMap((one) => others.slice(0, maxPerSide).map((other) => commonGrant(one, other)));
}

/** Returns the intersection of two grants. */
export function commonGrant(one: Grant, other: Grant): Grant {
  return {
    fields: commonFields(one.fields, other.fields),
    locales: commonLocales(one.locales, other.locales),
    conditions: bothOf(one.conditions, other.conditions),
  };
}

function commonLocales(one: Grant['locales'], other: Grant['locales']): Grant['locales'] {
  if (one === 'all') return other;
  if (other === 'all') return one;
  return new Set([...one].filter((locale) => other.has(locale)));
}

/** Combines two lists of conditions: one of each must hold; an empty list requires none. */
function bothOf(some: readonly RowCondition[], others: readonly RowCondition[]): readonly RowCondition[] {
  if (some.length === 0) return others;
  if (others.length === 0) return some;
  return some.flatMap((one) =>
    others.map((other) =>
      Object.assign<RowCondition, Pick<RowCondition, 'reads'>>(
        (row, alias) => row.and([one(row, alias), other(row, alias)]),
        {
          reads: [...(one.reads ?? []), ...(other.reads ?? [])],
        },
      ),
    ),
  );
}
