import type { ContributionOwner } from '../core/contribution-types.ts';

const owners = new WeakMap<object, ContributionOwner | null>();

/** Deep enough for the columns of a list and the fields in the rows of a component. */
const depth = 5;

/**
 * Records the owner of each function inside a value, unless it has one: the host renders what a hook tap adds to a
 * value, such as the loader of a cell, but attributes its failures to the plugin of the tap.
 */
export function claimLoaders(value: unknown, owner: ContributionOwner | null, left = depth): void {
  if (typeof value === 'function') {
    if (!owners.has(value)) owners.set(value, owner);
    return;
  }
  if (typeof value !== 'object' || value === null || left === 0) return;
  for (const part of Object.values(value)) claimLoaders(part, owner, left - 1);
}

/** Returns the contribution that added a loader through a hook; undefined for those of the host. */
export function ownerOfLoader(load: object): ContributionOwner | undefined {
  return owners.get(load) ?? undefined;
}

/** Returns the path of the first function that differs between two results of one tap; undefined if there is none. */
export function changedLoader(
  one: unknown,
  other: unknown,
  path: readonly string[] = [],
): string | undefined {
  if (typeof one === 'function') return one === other ? undefined : path.join('.');
  if (typeof one !== 'object' || one === null || one === other || path.length === depth) return undefined;
  const others: Readonly<Record<string, unknown>> =
    typeof other === 'object' && other !== null ? { ...other } : {};
  for (const [name, part] of Object.entries(one)) {
    const found = changedLoader(part, others[name], [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
}
