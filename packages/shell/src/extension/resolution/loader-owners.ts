import type { ContributionOwner } from '../react/owner-context.ts';

const owners = new WeakMap<object, ContributionOwner | null>();

/** Deep enough for columns of a list and for the fields in the rows of a component. */
const depth = 5;

/**
 * Remembers whose each function inside a value is, unless it is known: what a hook tap adds to a value, such as the
 * loader of a cell, is rendered by somebody else and still fails in the name of its plugin.
 */
export function claimLoaders(value: unknown, owner: ContributionOwner | null, left = depth): void {
  if (typeof value === 'function') {
    if (!owners.has(value)) owners.set(value, owner);
    return;
  }
  if (typeof value !== 'object' || value === null || left === 0) return;
  for (const part of Object.values(value)) claimLoaders(part, owner, left - 1);
}

/** The contribution that brought a loader through a hook; undefined for the host's own. */
export function ownerOfLoader(load: object): ContributionOwner | undefined {
  return owners.get(load) ?? undefined;
}
