import type { PermissionRequirement } from '@admin/content-model';

/** Defines which of several permissions are required; rules can be nested. Made with `allOf` and `anyOf`. */
export interface PermissionRule {
  readonly match: 'all' | 'any';
  readonly of: readonly (PermissionRequirement | PermissionRule)[];
}

/** The permissions that an element requires: all of a list, or those of a rule. */
export type Requires = PermissionRule['of'] | PermissionRule;

/** Requires every permission; the same as a plain list. */
export function allOf(...of: PermissionRule['of']): PermissionRule {
  return { match: 'all', of };
}

/** Requires one of the permissions. */
export function anyOf(...of: PermissionRule['of']): PermissionRule {
  return { match: 'any', of };
}

/** A requirement that no user meets: plugins without a compiler may pass a value that is no rule, which must open nothing. */
const neverMet: PermissionRule = { match: 'all', of: [{ action: '' }] };

/** Reads what a contribution requires; no value requires nothing, and no user meets a value that is no rule. */
export function permissionRule(requires: Requires = []): PermissionRule {
  if (Array.isArray(requires)) return { match: 'all', of: requires };
  return typeof requires === 'object' && requires !== null && 'match' in requires ? requires : neverMet;
}
