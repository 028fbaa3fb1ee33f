import type { ComponentType } from 'react';
import type { ContentCondition } from '../conditions/condition.ts';
import type { Requires } from '../../permissions/permission-rule.ts';
import type { Lazy, Placed } from '../core/contribution-types.ts';
import { createExtensionPoint, type ExtensionPoint } from '../core/extension-point.ts';
import { missingComponent } from './required-parts.ts';

/** What a wrapper receives: what the slot gives, and the component that it wraps. */
export type Wrapping<P> = P & {
  /** What would stand here without the wrapper. Rendered with the same props, with others, or not at all. */
  readonly Default: ComponentType<P>;
};

/** A component that a plugin puts round a part of the panel. */
export interface SlotWrapper<P> extends Placed {
  readonly wrap: Lazy<Wrapping<P>>;
  /** Wraps only for users who hold every permission of the list, or one of those given with `anyOf`. */
  readonly requires?: Requires;
  /** Wraps only where this holds. @default always */
  readonly when?: ContentCondition;
}

/** A part of the panel that plugins may wrap; `P` is what the part is drawn from. */
export type Slot<P> = ExtensionPoint<SlotWrapper<P>>;

/**
 * Creates a slot. Its owner lists it in `points` and draws it with `SlotOutlet`. Of several wrappers the first is the
 * innermost: each wraps what those before it made.
 */
export function createSlot<P extends object>(id: string): Slot<P> {
  return createExtensionPoint<SlotWrapper<P>>().with({
    id,
    key: (wrapper) => wrapper.id,
    validate: ({ wrap }) => missingComponent(wrap),
  });
}
