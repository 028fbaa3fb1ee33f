import type { SyntheticEvent } from 'react';
import {
  createEventRelay,
  type EventRelay,
  type LayerTrigger,
  type TriggerHandlers,
  type WakeOptions,
} from './use-late-trigger.ts';

/** One of the elements that share event handlers, once its layer is needed. */
export interface SharedTrigger extends LayerTrigger {
  readonly element: HTMLElement;
}

/** The triggers of many layers of one kind, such as the menus of the rows of a table. */
export interface SharedTriggers {
  /** Event handlers of each trigger element, which has an id of its own. Stable. */
  readonly props: TriggerHandlers;
  /** Returns the triggers whose layers are needed; the same array until another one is. */
  readonly woken: () => readonly SharedTrigger[];
  /** @returns a function that ends the subscription */
  readonly subscribe: (onWake: () => void) => () => void;
}

/**
 * Creates triggers without a component for each: their elements are plain, and a layer is rendered for those that an
 * event has reached.
 */
export function createSharedTriggers(options: WakeOptions): SharedTriggers {
  const relays = new WeakMap<HTMLElement, EventRelay>();
  const listeners = new Set<() => void>();
  let woken: readonly SharedTrigger[] = [];

  const relayOf = (element: HTMLElement): EventRelay => {
    const known = relays.get(element);
    if (known) return known;
    const render = () => {
      if (woken.some((trigger) => trigger.element === element)) return;
      const { listen, takeReplayedKey } = relay;
      // An element that was created again replaces the previous one.
      const others = woken.filter((other) => other.element.id !== element.id && other.element.isConnected);
      woken = [...others, { element, listen, takeReplayedKey }];
      for (const listener of listeners) listener();
    };
    const relay = createEventRelay(render, options);
    relays.set(element, relay);
    return relay;
  };
  const forward = (name: keyof TriggerHandlers) => (event: SyntheticEvent) => {
    if (event.currentTarget instanceof HTMLElement) relayOf(event.currentTarget).props[name](event);
  };

  return {
    props: {
      onPointerMove: forward('onPointerMove'),
      onPointerLeave: forward('onPointerLeave'),
      onPointerDown: forward('onPointerDown'),
      onKeyDown: forward('onKeyDown'),
      onFocus: forward('onFocus'),
      onBlur: forward('onBlur'),
      onClick: forward('onClick'),
    },
    woken: () => woken,
    subscribe(onWake) {
      listeners.add(onWake);
      return () => listeners.delete(onWake);
    },
  };
}
