import { createContext, useContext, useEffect, useState } from 'react';

/** Input device that the user used last. */
type LastInput = 'keyboard' | 'pointer';

/** The shared state of the tooltips of an application. Changes do not render anything. */
interface TooltipTiming {
  readonly lastInput: () => LastInput;
  readonly setLastInput: (input: LastInput) => void;
  /** Returns whether a tooltip that is hovered now opens without delay: another one is open, or was a moment ago. */
  readonly skipsDelay: () => boolean;
  /**
   * Called when a tooltip opens; closes the previous one, which stays open while the pointer may move to its content.
   * @returns a function to call when the tooltip closes
   */
  readonly opened: (close: () => void) => () => void;
}

/** The time after a tooltip closes in which the next one opens without delay, in milliseconds. */
const skipDelay = 300;

function createTiming(): TooltipTiming {
  let lastInput: LastInput = 'keyboard';
  let closeOpen: (() => void) | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  return {
    lastInput: () => lastInput,
    setLastInput: (input) => {
      lastInput = input;
    },
    skipsDelay: () => closeOpen !== null || performance.now() - closedAt < skipDelay,
    opened: (close) => {
      closeOpen?.();
      closeOpen = close;
      return () => {
        if (closeOpen === close) closeOpen = null;
        closedAt = performance.now();
      };
    },
  };
}

/** Set by `TooltipProvider`. Null without a provider. */
export const TooltipTimingContext = createContext<TooltipTiming | null>(null);

/** Tracks the last input device without rendering again. @returns the state that tooltips share */
export function useTooltipTracking(): TooltipTiming {
  const [timing] = useState(createTiming);
  useEffect(() => {
    const onPointer = () => timing.setLastInput('pointer');
    const onKey = () => timing.setLastInput('keyboard');
    // In the capture phase, so that no handler can stop the event.
    document.addEventListener('pointerdown', onPointer, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPointer, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [timing]);
  return timing;
}

/** Returns the state that tooltips share, or null without a provider. */
export function useTooltipTiming(): TooltipTiming | null {
  return useContext(TooltipTimingContext);
}
