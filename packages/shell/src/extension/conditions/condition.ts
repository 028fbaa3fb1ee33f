import type { PermissionRequirement } from '@admin/content-model';
import type { ProjectType } from '@admin/contract';
import { type GroupedPermissions, isGranted } from '../../permissions/grouped-permissions.ts';

/** The user holds a permission. */
export interface CanCondition {
  readonly can: PermissionRequirement;
}

/** The installation has a flag or a feature by this name; `enterprise` is the edition itself. */
export interface FlagCondition {
  readonly flag: string;
}

/** The rendered content belongs to one of these content types, by uid. Only for points with a content type. */
export interface ContentTypeCondition {
  readonly contentType: readonly string[];
}

/** Conditions that apply everywhere in the panel. */
export type PanelCondition = CanCondition | FlagCondition;

/**
 * When a contribution exists, as data that tools can read and store. Made with `can`, `flag`, `contentType`, `all`,
 * `any` and `not`. `L` contains the conditions that the point supports.
 */
export type Condition<L = PanelCondition> =
  | L
  | { readonly all: readonly Condition<L>[] }
  | { readonly any: readonly Condition<L>[] }
  | { readonly not: Condition<L> };

/** A condition of a contribution beside an entry or a list of a content type. */
export type ContentCondition = Condition<PanelCondition | ContentTypeCondition>;

/** The user holds this permission: `can('plugin::notes.read')`, `can(entryActions.update, 'api::article.article')`. */
export function can(action: string, subject: string | null = null): CanCondition {
  return { can: { action, subject } };
}

/**
 * The installation has this flag or feature: `flag('promoteEE')`, `flag('enterprise')`. `flag('promote:sso')` is met if
 * the enterprise edition is off, is promoted and has the feature `sso`; a server that does not list its features has
 * all of them.
 */
export function flag(name: string): FlagCondition {
  return { flag: name };
}

/** The rendered content belongs to one of these content types: `contentType('api::article.article')`. */
export function contentType(...uids: readonly string[]): ContentTypeCondition {
  return { contentType: uids };
}

/** All conditions are met; always met if the list is empty. */
export function all<const C extends readonly ContentCondition[]>(...of: C): { readonly all: C } {
  return { all: of };
}

/** At least one condition is met; never met if the list is empty. */
export function any<const C extends readonly ContentCondition[]>(...of: C): { readonly any: C } {
  return { any: of };
}

/** The condition is not met. */
export function not<C extends ContentCondition>(condition: C): { readonly not: C } {
  return { not: condition };
}

/** The user and the installation that conditions are evaluated for. */
export interface Surroundings {
  readonly granted: GroupedPermissions | null;
  readonly project: ProjectType;
}

/** Returns the uid of the content type that the props concern: `props.contentType` at every content point. */
function contentTypeOf(props: object): unknown {
  const named: unknown = 'contentType' in props ? props.contentType : undefined;
  return typeof named === 'object' && named !== null && 'uid' in named ? named.uid : named;
}

/**
 * Evaluates a condition. An unknown condition, as from a plugin without a compiler, is not met.
 * @param props the props that the point passes to its contributions
 */
export function isMet(condition: ContentCondition, surroundings: Surroundings, props: object = {}): boolean {
  const holds = (one: ContentCondition) => isMet(one, surroundings, props);
  const { granted, project } = surroundings;
  if (typeof condition !== 'object' || condition === null) return false;
  if ('can' in condition) return isGranted(granted, [condition.can]);
  if ('flag' in condition) return isRaised(condition.flag, project);
  if ('contentType' in condition) return condition.contentType.some((uid) => uid === contentTypeOf(props));
  if ('all' in condition) return condition.all.every(holds);
  if ('any' in condition) return condition.any.some(holds);
  return 'not' in condition && !holds(condition.not);
}

function isRaised(name: string, { isEE, features, flags, promoted }: ProjectType): boolean {
  if (name === 'enterprise') return isEE;
  const [, offered] = name.split('promote:');
  if (offered !== undefined) return !isEE && flags.promoteEE && (promoted?.includes(offered) ?? true);
  const raised: Readonly<Record<string, boolean>> = flags;
  return raised[name] === true || features.some((feature) => feature.name === name);
}
