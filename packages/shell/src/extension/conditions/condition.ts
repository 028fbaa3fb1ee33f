import type { PermissionRequirement } from '@admin/content-model';
import type { ProjectType } from '@admin/contract';
import { type GroupedPermissions, isGranted } from '../../permissions/permission-store.ts';

/** The user holds a permission. */
export interface CanCondition {
  readonly can: PermissionRequirement;
}

/** The installation has a flag or a feature by this name; `enterprise` is the edition itself. */
export interface FlagCondition {
  readonly flag: string;
}

/** What is shown belongs to one of these content types, by uid. Only where there is a content type. */
export interface ContentTypeCondition {
  readonly contentType: readonly string[];
}

/** What can be asked anywhere in the panel. */
export type PanelCondition = CanCondition | FlagCondition;

/**
 * When a contribution is there, as data: tools can read it, and it can be stored. Made with `can`, `flag`,
 * `contentType`, `all`, `any` and `not`. `L` is what may be asked at the place it stands at.
 */
export type Condition<L = PanelCondition> =
  | L
  | { readonly all: readonly Condition<L>[] }
  | { readonly any: readonly Condition<L>[] }
  | { readonly not: Condition<L> };

/** A condition of what stands beside an entry or a list of a content type. */
export type ContentCondition = Condition<PanelCondition | ContentTypeCondition>;

/** The user holds this permission: `can('plugin::notes.read')`, `can(entryActions.update, 'api::article.article')`. */
export function can(action: string, subject: string | null = null): CanCondition {
  return { can: { action, subject } };
}

/**
 * The installation has this flag or feature: `flag('promoteEE')`, `flag('enterprise')`. `flag('promote:sso')` holds while the
 * enterprise edition is off, is promoted and has the feature `sso`; a server that does not list its features has all.
 */
export function flag(name: string): FlagCondition {
  return { flag: name };
}

/** What is shown belongs to one of these content types: `contentType('api::article.article')`. */
export function contentType(...uids: readonly string[]): ContentTypeCondition {
  return { contentType: uids };
}

/** Every one of them holds; the same as no condition when there is none. */
export function all<const C extends readonly ContentCondition[]>(...of: C): { readonly all: C } {
  return { all: of };
}

/** One of them holds; nothing does when there is none. */
export function any<const C extends readonly ContentCondition[]>(...of: C): { readonly any: C } {
  return { any: of };
}

/** It does not hold. */
export function not<C extends ContentCondition>(condition: C): { readonly not: C } {
  return { not: condition };
}

/** What conditions are judged by. */
export interface Surroundings {
  readonly granted: GroupedPermissions | null;
  readonly project: ProjectType;
}

/** The content type that something is about, by uid: `props.contentType` as every place of content names it. */
function contentTypeOf(props: object): unknown {
  const named: unknown = 'contentType' in props ? props.contentType : undefined;
  return typeof named === 'object' && named !== null && 'uid' in named ? named.uid : named;
}

/**
 * Whether a condition holds. One that is none of those there are, as a plugin without a compiler may bring it, does not.
 * @param props what the place hands to its contributions
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
