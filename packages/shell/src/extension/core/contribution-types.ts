import type { ComponentType } from 'react';
import type { Condition } from '../conditions/condition.ts';
import type { Requires } from '../../permissions/permission-rule.ts';

/** A component behind a dynamic import: fetched when it is first shown. */
export type Lazy<P = object> = () => Promise<{ readonly default: ComponentType<P> }>;

/** Where a contribution stands among its siblings; `before` and `after` name the id of another one. */
export interface Placed {
  readonly id: string;
  readonly before?: string;
  readonly after?: string;
}

/** Who sees a contribution, and in which installations. */
export interface Guarded {
  /** Shown only to users who hold every permission of the list, or one of those given with `anyOf`. */
  readonly requires?: Requires;
  /** Shown only where this holds; for everybody else it does not exist. @default always */
  readonly when?: Condition;
}

/** A resolved contribution: the author's value and where it came from, as stamped by the host. */
export type Contributed<C> = C & {
  /** Id of the plugin that contributed it. */
  readonly pluginId: string;
  /** Its identity within the point. */
  readonly contributionId: string;
};

/** Whose contribution is being rendered. */
export interface ContributionOwner {
  readonly pluginId: string;
  readonly contributionId: string;
}
