import type { ComponentType } from 'react';
import type { Condition } from '../conditions/condition.ts';
import type { Requires } from '../../permissions/permission-rule.ts';

/** A component behind a dynamic import: fetched when it is first shown. */
export type Lazy<P = object> = () => Promise<{ readonly default: ComponentType<P> }>;

/** The position of a contribution among its siblings; `before` and `after` name the id of another one. */
export interface Placed {
  readonly id: string;
  readonly before?: string;
  readonly after?: string;
}

/** The users and installations that a contribution is for. */
export interface Guarded {
  /** Shows it only to users with every permission of the list, or with one of those in `anyOf`. */
  readonly requires?: Requires;
  /** Shows it only if this condition is met. @default always */
  readonly when?: Condition;
}

/** A resolved contribution: the author's value and its origin, added by the host. */
export type Contributed<C> = C & {
  /** Id of the plugin that contributed it. */
  readonly pluginId: string;
  /** Its identity within the point. */
  readonly contributionId: string;
};

/** The plugin and id of the contribution that is rendered. */
export interface ContributionOwner {
  readonly pluginId: string;
  readonly contributionId: string;
}
