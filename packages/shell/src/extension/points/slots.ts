import type { ComponentType } from 'react';
import type { ContentCondition } from '../conditions/condition.ts';
import type { Requires } from '../../permissions/permission-rule.ts';
import type { Lazy, Placed } from '../core/contribution-types.ts';
import { createExtensionPoint, type ExtensionPoint } from '../core/extension-point.ts';
import { missingComponent } from './required-parts.ts';

/** The props of a wrapper: those of the slot, and the component that it wraps. */
export type Wrapping<P> = P & {
  /** The content without this wrapper. Render it with the same props, with others, or not at all. */
  readonly Default: ComponentType<P>;
};

/** A component that a plugin renders around a part of the panel. */
export interface SlotWrapper<P> extends Placed {
  readonly wrap: Lazy<Wrapping<P>>;
  /** Wraps only for users with every permission of the list, or with one of those in `anyOf`. */
  readonly requires?: Requires;
  /** Wraps only if this condition is met. @default always */
  readonly when?: ContentCondition;
}

/** A part of the panel that plugins can wrap; `P` is the type of its props. */
export type Slot<P> = ExtensionPoint<SlotWrapper<P>>;

/**
 * Creates a slot. Its owner lists it in `points` and renders it with `SlotOutlet`. The first of several wrappers is the
 * innermost: each wraps the previous ones.
 */
export function createSlot<P extends object>(id: string): Slot<P> {
  const slot = createExtensionPoint<SlotWrapper<P>>().with({
    id,
    key: (wrapper) => wrapper.id,
    validate: ({ wrap }) => missingComponent(wrap),
  });
  return Object.freeze({ ...slot, kind: 'slot' });
}
