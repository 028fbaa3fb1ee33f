import type { ContentCondition } from '../conditions/condition.ts';
import type { Requires } from '../../permissions/permission-rule.ts';
import type { Lazy, Placed } from '../core/contribution-types.ts';
import { createExtensionPoint, type ExtensionPoint } from '../core/extension-point.ts';
import { missingComponent } from './required-parts.ts';

/** A component that a plugin shows in a zone. */
export interface ZoneEntry<P> extends Placed {
  readonly component: Lazy<P>;
  /** Shows it only to users with every permission of the list, or with one of those in `anyOf`. */
  readonly requires?: Requires;
  /**
   * Shows the component if this is met; otherwise it is not even fetched. A function is for conditions on the props,
   * such as whether the entry has been saved; tools cannot read it. @default always
   */
  readonly when?: ContentCondition | ((props: P) => boolean);
}

/** An area of a page that plugins can fill; `P` is the type of the props of every component in it. */
export type Zone<P> = ExtensionPoint<ZoneEntry<P>>;

/** Creates a zone. Its owner lists it in `points` and renders it with `ZoneOutlet`. */
export function createZone<P extends object>(id: string): Zone<P> {
  const zone = createExtensionPoint<ZoneEntry<P>>().with({
    id,
    key: (entry) => entry.id,
    validate: ({ component }) => missingComponent(component),
  });
  return Object.freeze({ ...zone, kind: 'zone' });
}
