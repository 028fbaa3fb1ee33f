import type { Placed } from '../core/contribution-types.ts';
import { createExtensionPoint, type ExtensionPoint } from '../core/extension-point.ts';

/** What a plugin does to a value on its way through a hook. */
export interface HookTap<V, X> extends Placed {
  /** Pure and synchronous: returns the value to go on with. A tap that throws is skipped. */
  readonly run: (value: V, context: X) => V;
}

/** What is wrong with a value that a tap returned, in one sentence; undefined when nothing is. */
export type HookCheck = (value: unknown) => string | undefined;

/** A value that plugins may change before the panel uses it. */
export type Hook<V, X> = ExtensionPoint<HookTap<V, X>>;

/** Creates a hook. Its owner lists it in `points` and reads the result with `useHook`, which takes its check. */
export function createHook<V, X = void>(id: string): Hook<V, X> {
  return createExtensionPoint<HookTap<V, X>>().with({
    id,
    key: (tap) => tap.id,
    validate: ({ run }) => (typeof run === 'function' ? undefined : 'A hook tap needs a `run` function'),
  });
}
