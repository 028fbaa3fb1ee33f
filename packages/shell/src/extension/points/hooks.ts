import type { Placed } from '../core/contribution-types.ts';
import { createExtensionPoint, type ExtensionPoint } from '../core/extension-point.ts';

/** A change that a plugin makes to the value of a hook. */
export interface HookTap<V, X> extends Placed {
  /** Pure and synchronous: returns the next value. A tap that throws is skipped. */
  readonly run: (value: V, context: X) => V;
}

/** Returns one sentence about an invalid result of a tap; undefined if it is valid. */
export type HookCheck = (value: unknown) => string | undefined;

/** A value that plugins may change before the panel uses it. */
export type Hook<V, X> = ExtensionPoint<HookTap<V, X>>;

/** Creates a hook. Its owner lists it in `points` and reads the result with `useHook`, which takes its check. */
export function createHook<V, X = void>(id: string): Hook<V, X> {
  const hook = createExtensionPoint<HookTap<V, X>>().with({
    id,
    key: (tap) => tap.id,
    validate: ({ run }) => (typeof run === 'function' ? undefined : 'A hook tap needs a `run` function'),
  });
  return Object.freeze({ ...hook, kind: 'hook' });
}
