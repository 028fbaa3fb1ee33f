import type { ContentCondition } from '../conditions/condition.ts';
import type { Lazy, Placed } from '../core/contribution-types.ts';
import { createExtensionPoint, type ExtensionPoint } from '../core/extension-point.ts';
import { missingComponent } from './required-parts.ts';

/** A component that a plugin shows in a zone. */
export interface ZoneEntry<P> extends Placed {
  readonly component: Lazy<P>;
  /**
   * Whether it is shown; the component is not even fetched before that. A function is for what only the props can
   * tell, such as whether the entry was saved yet: no tool can read it. @default always
   */
  readonly when?: ContentCondition | ((props: P) => boolean);
}

/** An area of a page that plugins may fill; `P` is what every component in it receives. */
export type Zone<P> = ExtensionPoint<ZoneEntry<P>>;

/** Creates a zone. Its owner lists it in `points` and draws it with `ZoneOutlet`. */
export function createZone<P extends object>(id: string): Zone<P> {
  return createExtensionPoint<ZoneEntry<P>>().with({
    id,
    key: (entry) => entry.id,
    validate: ({ component }) => missingComponent(component),
  });
}
