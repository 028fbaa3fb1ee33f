import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** The running action of an entry. While it is not `resolved`, the form is locked. */
export type RecordStatus =
  'resolved' | 'submit-pending' | 'draft-relation-check-pending' | 'publish-pending' | 'unpublish-pending';

/** Runs one action of an entry at a time. */
export interface RecordStatusControl {
  readonly status: RecordStatus;
  /**
   * Runs an action under a status, and returns to `resolved` when it settles. Rejects as the action does.
   * @returns undefined, without running it, while another action is running
   */
  readonly during: <T>(status: RecordStatus, run: () => Promise<T>) => Promise<T | undefined>;
  /** Unlocks the form before the running action settles, so that its result and the unlocked form render together. */
  readonly end: () => void;
  /** Returns whether an action is running, rendered or not. */
  readonly isBusy: () => boolean;
}

/** Returns the status of the entry in this view. */
export function useRecordStatus(): RecordStatusControl {
  const [status, setStatus] = useState<RecordStatus>('resolved');
  const running = useRef<object | null>(null);
  const rendering = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isBusy = useCallback(() => running.current !== null, []);
  const end = useCallback(() => {
    clearTimeout(rendering.current);
    running.current = null;
    setStatus('resolved');
  }, []);

  const during = useCallback(
    async <T>(pending: RecordStatus, run: () => Promise<T>): Promise<T | undefined> => {
      if (running.current) return undefined;
      const action = {};
      running.current = action;
      // Rendered in a separate task, so that the request of the action is sent before.
      rendering.current = setTimeout(() => setStatus(pending));
      try {
        return await run();
      } finally {
        if (running.current === action) end();
      }
    },
    [end],
  );

  return { status, during, end, isBusy };
}

/** Events through which users change a form, besides keys. */
const changingEvents = [
  'auxclick',
  'beforeinput',
  'click',
  'cut',
  'dblclick',
  'dragstart',
  'drop',
  'mousedown',
  'paste',
  'pointerdown',
] as const;

/** Returns whether a key press cannot change a form: Tab, and commands of the browser except saving the page. */
function isHarmlessKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Tab' || /^F\d+$/.test(key) || ((ctrlKey || metaKey) && key.toLowerCase() !== 's');
}

/**
 * Keeps users from changing a form while an action is running. The focus stays where it is and can move. The attribute
 * `inert` would remove it, and make the browser restyle each element of the form twice per save.
 */
export function useFormGuard(form: RefObject<HTMLElement | null>, isBusy: () => boolean): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const block = (event: Event) => {
      if (!isBusy()) return;
      // Editors of the form handle shortcuts themselves.
      event.stopPropagation();
      if (!(event instanceof KeyboardEvent) || !isHarmlessKey(event)) event.preventDefault();
    };
    const types = [...changingEvents, 'keydown'];
    for (const type of types) element.addEventListener(type, block, { capture: true, passive: false });
    return () => {
      for (const type of types) element.removeEventListener(type, block, { capture: true });
    };
  }, [form, isBusy]);
}

/** Lets the focused input write its value, as a partly entered time does on blur. The focus stays unchanged. */
export function commitFocusedInput(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)) return;
  activeElement.blur();
  activeElement.focus({ preventScroll: true });
}
