import type { ProjectType } from '@admin/contract';
import { isGranted, type GroupedPermissions } from '../../permissions/permission-store.ts';
import type { ContentCondition } from './condition.ts';

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

function isRaised(name: string, { isEE, features, flags }: ProjectType): boolean {
  if (name === 'enterprise') return isEE;
  const raised: Readonly<Record<string, boolean>> = flags;
  return raised[name] === true || features.some((feature) => feature.name === name);
}
