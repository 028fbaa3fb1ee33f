import { useLayoutEffect, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

/** Events that the triggers of layers handle. */
type TriggerEvent =
  'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onKeyDown' | 'onFocus' | 'onBlur' | 'onClick';

/** Events whose default action the layer may prevent, so it must be rendered synchronously. */
const synchronousEvents: ReadonlySet<TriggerEvent> = new Set(['onPointerDown', 'onKeyDown']);

const presses: ReadonlySet<TriggerEvent> = new Set(['onPointerDown', 'onKeyDown', 'onClick']);

/** Event handlers of a Radix trigger. */
export type TriggerListeners = { readonly [Name in TriggerEvent]?: (event: never) => void };

/** Event handlers of a trigger element that forward its events to its layer. */
export type TriggerHandlers = { readonly [Name in TriggerEvent]: (event: SyntheticEvent) => void };

/** A trigger as its layer uses it. */
export interface LayerTrigger {
  /** The trigger element once the layer is needed; null before. */
  readonly element: HTMLElement | null;
  /** Sets the event handlers, and replays the event that made the layer necessary. Null removes them. */
  readonly listen: (listeners: TriggerListeners | null) => void;
  /** Returns whether the layer was requested by a key and not by a pointer; once for each replayed event. */
  readonly takeReplayedKey: () => boolean;
}

/** A trigger whose layer is rendered on demand. */
export interface LateTrigger extends LayerTrigger {
  /** Ref of the trigger element. Stable. */
  readonly ref: (element: HTMLElement | null) => void;
  /** Event handlers of the trigger element. Stable. */
  readonly props: TriggerHandlers;
}

/** When a layer is rendered, and how its code is loaded. */
export interface WakeOptions {
  /** Events that make the layer necessary. Only the value of the first render is used. */
  readonly wokenBy: readonly TriggerEvent[];
  /** Loads the code of the layer. Only the value of the first render is used. */
  readonly load: () => Promise<void>;
}

interface LateTriggerOptions extends WakeOptions {
  /** Loads the layer without an event, because it is open. */
  readonly isNeeded: boolean;
}

type PendingEvent = readonly [name: TriggerEvent, event: SyntheticEvent];

function replay(listeners: TriggerListeners, [name, event]: PendingEvent): void {
  const listener = listeners[name] as ((event: SyntheticEvent) => void) | undefined;
  listener?.(event);
}

/** The connection between a trigger element and its layer. */
export interface EventRelay extends Pick<LayerTrigger, 'listen' | 'takeReplayedKey'> {
  /** Requests the layer. */
  readonly wake: () => void;
  readonly props: TriggerHandlers;
}

/**
 * Forwards the events of an element to its layer. Requests the layer if it is not rendered yet.
 * @param render renders the layer
 */
export function createEventRelay(render: () => void, { wokenBy, load }: WakeOptions): EventRelay {
  let listeners: TriggerListeners | null = null;
  let pending: PendingEvent | null = null;
  let hasReplayedKey = false;
  const wake = () => {
    void load();
    render();
  };
  const onEvent = (name: TriggerEvent) => (event: SyntheticEvent) => {
    if (listeners) {
      replay(listeners, [name, event]);
      return;
    }
    // Until the code of the layer is loaded, a press is not lost because the pointer moves.
    const isPressed = name !== 'onBlur' && pending !== null && presses.has(pending[0]);
    if (!wokenBy.includes(name)) {
      if (!isPressed) pending = null;
      return;
    }
    if (isPressed && !presses.has(name)) return;
    pending = [name, event];
    if (synchronousEvents.has(name)) flushSync(wake);
    else wake();
  };
  return {
    wake,
    takeReplayedKey: () => {
      const hadKey = hasReplayedKey;
      hasReplayedKey = false;
      return hadKey;
    },
    listen: (next: TriggerListeners | null) => {
      listeners = next;
      const event = pending;
      pending = null;
      if (!event || !next) return;
      hasReplayedKey = event[0] === 'onKeyDown';
      replay(next, event);
    },
    props: {
      onPointerMove: onEvent('onPointerMove'),
      onPointerLeave: onEvent('onPointerLeave'),
      onPointerDown: onEvent('onPointerDown'),
      onKeyDown: onEvent('onKeyDown'),
      onFocus: onEvent('onFocus'),
      onBlur: onEvent('onBlur'),
      onClick: onEvent('onClick'),
    },
  };
}

/**
 * Defers rendering a layer, such as a menu or a tooltip, until an event on its trigger requires it. The event is replayed
 * when the layer is rendered, which may be after its code has been loaded.
 *
 * A page has dozens of layers, most of which are never opened, and each consists of about twenty Radix components.
 */
export function useLateTrigger({ isNeeded, ...options }: LateTriggerOptions): LateTrigger {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [{ wake, ref, props, listen, takeReplayedKey }] = useState(() => {
    let attached: HTMLElement | null = null;
    return {
      ...createEventRelay(() => setElement(attached), options),
      // A new element replaces the anchor of the layer. Null is ignored: routers detach and reattach the refs of their
      // links on every render.
      ref: (next: HTMLElement | null) => {
        attached = next;
        if (next) setElement((known) => known && next);
      },
    };
  });
  useLayoutEffect(() => {
    if (isNeeded) wake();
  }, [isNeeded, wake]);
  return { ref, props, element, listen, takeReplayedKey };
}
