import type { PermissionRequirement } from '@admin/content-model';

/** Which of several permissions somebody needs; rules may stand inside one another. Made with `allOf` and `anyOf`. */
export interface PermissionRule {
  readonly match: 'all' | 'any';
  readonly of: readonly (PermissionRequirement | PermissionRule)[];
}

/** What somebody needs to be shown a thing: everything in a list, or what a rule says. */
export type Requires = PermissionRule['of'] | PermissionRule;

/** Every one of them is needed; the same as a plain list. */
export function allOf(...of: PermissionRule['of']): PermissionRule {
  return { match: 'all', of };
}

/** One of them is enough. */
export function anyOf(...of: PermissionRule['of']): PermissionRule {
  return { match: 'any', of };
}

/** What nobody meets: plugins without a compiler may pass something that is no rule, which must not open anything. */
const neverMet: PermissionRule = { match: 'all', of: [{ action: '' }] };

/** Reads what a contribution requires; nothing given asks for nothing, and what is no rule is met by nobody. */
export function permissionRule(requires: Requires = []): PermissionRule {
  if (Array.isArray(requires)) return { match: 'all', of: requires };
  return typeof requires === 'object' && requires !== null && 'match' in requires ? requires : neverMet;
}
