import { useLayoutEffect, useState, type Dispatch, type SetStateAction, type SyntheticEvent } from 'react';
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
  /** For the element that is there from the start; always the same. */
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
  /** The events that make it necessary; all others pass unheard. Those of the first render count. */
  readonly wokenBy: readonly TriggerEvent[];
}

type Missed = readonly [name: TriggerEvent, event: SyntheticEvent];

function replay(listeners: TriggerListeners, [name, event]: Missed): void {
  const listener = listeners[name] as ((event: SyntheticEvent) => void) | undefined;
  listener?.(event);
}

/** Hands the events of an element on to a layer, and calls for the layer where there is none yet. */
function createEar(
  setElement: Dispatch<SetStateAction<HTMLElement | null>>,
  wokenBy: readonly TriggerEvent[],
) {
  let attached: HTMLElement | null = null;
  let listeners: TriggerListeners | null = null;
  let missed: Missed | null = null;
  const wake = () => setElement(attached);
  const onEvent = (name: TriggerEvent) => (event: SyntheticEvent) => {
    if (listeners) {
      replay(listeners, [name, event]);
      return;
    }
    missed = wokenBy.includes(name) ? [name, event] : null;
    if (!missed) return;
    if (decided.has(name)) flushSync(wake);
    else wake();
  };
  return {
    wake,
    listen: (next: TriggerListeners | null) => {
      listeners = next;
      const event = missed;
      missed = null;
      if (event && next) replay(next, event);
    },
    props: {
      // An element that is drawn anew takes the place of the one that the layer hangs on. Routers take their links back
      // and give them again whenever they draw them, which says nothing.
      ref(next: HTMLElement | null) {
        attached = next;
        if (next) setElement((known) => known && next);
      },
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
 * Keeps a layer, such as a menu or a tooltip, from being drawn before somebody comes near its trigger. A page has
 * dozens of them, most of which nobody ever opens, and each is twenty components of the library.
 */
export function useLateTrigger({ isNeeded, wokenBy }: LateTriggerOptions): LateTrigger {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [{ wake, props, listen }] = useState(() => createEar(setElement, wokenBy));
  useLayoutEffect(() => {
    if (isNeeded) wake();
  }, [isNeeded, wake]);
  return { props, element, listen };
}
