import { commonFields } from '@admin/content-model';
import type {
  ContentPermissions,
  Grant,
  RowCondition,
} from '../../content/permissions/content-permissions.ts';

/** Pairs of grants that are worked out for one action at maxPerSide: what is beyond them is not permitted. */
const maxPairs = 400;

/**
 * What two people, or somebody and a role, both may do: an entry and a field of it are permitted when both of them
 * permit it.
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

/** Pairs every grant of the one side with every one of the other; grants add up, so that all pairs are needed. */
export function commonGrants(own: readonly Grant[], others: readonly Grant[]): readonly Grant[] {
  // Roles with hundreds of permissions for one action are nobody's work: their product would be somebody's attack.
  const maxPerSide = own.length * others.length > maxPairs ? Math.floor(Math.sqrt(maxPairs)) : Infinity;
  return own.slice(0, maxPerSide).flatMap((one) => others.slice(0, maxPerSide).map((other) => commonGrant(one, other)));
}

/** What both grants permit. */
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

/** One of each list has to hold; an empty list asks for nothing. */
function bothOf(some: readonly RowCondition[], others: readonly RowCondition[]): readonly RowCondition[] {
  if (some.length === 0) return others;
  if (others.length === 0) return some;
  return some.flatMap((one) =>
    others.map((other) =>
      Object.assign<RowCondition, Pick<RowCondition, 'reads'>>((row) => row.and([one(row), other(row)]), {
        reads: [...(one.reads ?? []), ...(other.reads ?? [])],
      }),
    ),
  );
}
