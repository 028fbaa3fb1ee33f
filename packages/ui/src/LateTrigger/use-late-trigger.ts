import { useCallback, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

/** The events that triggers of layers listen to. */
type TriggerEvent =
  'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onKeyDown' | 'onFocus' | 'onBlur' | 'onClick';

/** Those about which the layer decides what the browser does next, so that it has to hear of them at once. */
const decided: ReadonlySet<TriggerEvent> = new Set(['onPointerDown', 'onKeyDown']);

/** What a trigger of the library does about each event. */
export type TriggerListeners = { readonly [Name in TriggerEvent]?: (event: never) => void };

/** A trigger whose layer is made when it is first needed. */
export interface LateTrigger {
  /** For the element that is there from the start. */
  readonly props: { readonly ref: (element: HTMLElement | null) => void } & {
    readonly [Name in TriggerEvent]: (event: SyntheticEvent) => void;
  };
  /** The element, from when the layer is needed; until then nothing of the layer has to be drawn. */
  readonly element: HTMLElement | null;
  /** Takes what is to happen with events, which begins with the one that made the layer necessary; null for nothing any more. */
  readonly listen: (listeners: TriggerListeners | null) => void;
}

interface LateTriggerOptions {
  /** Whether the layer is needed without anything having happened to the element, because it is open. */
  readonly isNeeded: boolean;
  /** The events that make it necessary; all others pass unheard. */
  readonly wokenBy: readonly TriggerEvent[];
}

type Missed = readonly [name: TriggerEvent, event: SyntheticEvent];

function hear(listeners: TriggerListeners, [name, event]: Missed): void {
  const listener = listeners[name] as ((event: SyntheticEvent) => void) | undefined;
  listener?.(event);
}

/**
 * Keeps a layer, such as a menu or a tooltip, from being drawn before somebody comes near its trigger. A page has
 * dozens of them, most of which nobody ever opens, and each is twenty components of the library.
 */
export function useLateTrigger({ isNeeded, wokenBy }: LateTriggerOptions): LateTrigger {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const attached = useRef<HTMLElement | null>(null);
  const listeners = useRef<TriggerListeners | null>(null);
  const missed = useRef<Missed | null>(null);

  // An element that is drawn anew takes the place of the one that the layer hangs on. Routers take their links back and
  // give them again whenever they draw them, which says nothing.
  const ref = useCallback((next: HTMLElement | null) => {
    attached.current = next;
    if (next) setElement((known) => known && next);
  }, []);

  useLayoutEffect(() => {
    if (isNeeded) setElement(attached.current);
  }, [isNeeded]);

  const onEvent = (name: TriggerEvent) => (event: SyntheticEvent) => {
    if (listeners.current) {
      hear(listeners.current, [name, event]);
      return;
    }
    missed.current = wokenBy.includes(name) ? [name, event] : null;
    if (!missed.current) return;
    if (decided.has(name)) flushSync(() => setElement(attached.current));
    else setElement(attached.current);
  };

  const listen = useCallback(
    (next: TriggerListeners | null) => {
      listeners.current = next;
      const event = missed.current;
      missed.current = null;
      if (event && next) hear(next, event);
    },
    [listeners, missed],
  );

  const props = {
    ref,
    onPointerMove: onEvent('onPointerMove'),
    onPointerLeave: onEvent('onPointerLeave'),
    onPointerDown: onEvent('onPointerDown'),
    onKeyDown: onEvent('onKeyDown'),
    onFocus: onEvent('onFocus'),
    onBlur: onEvent('onBlur'),
    onClick: onEvent('onClick'),
  };
  return { props, element, listen };
}
