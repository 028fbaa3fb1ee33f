import type { PermissionRequirement } from '@admin/content-model';

/** Which of several permissions somebody needs. Made with `allOf` and `anyOf`. */
export interface PermissionRule {
  readonly match: 'all' | 'any';
  readonly of: readonly PermissionRequirement[];
}

/** What somebody needs to be shown a thing: every permission of a list, or what a rule says. */
export type Requires = readonly PermissionRequirement[] | PermissionRule;

/** Every one of the permissions is needed; the same as a plain list. */
export function allOf(...of: readonly PermissionRequirement[]): PermissionRule {
  return { match: 'all', of };
}

/** One of the permissions is enough. */
export function anyOf(...of: readonly PermissionRequirement[]): PermissionRule {
  return { match: 'any', of };
}

/** Reads what a contribution requires; nothing given asks for nothing. */
export function permissionRule(requires: Requires = []): PermissionRule {
  return 'match' in requires ? requires : { match: 'all', of: requires };
}
