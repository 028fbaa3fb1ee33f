import { useLayoutEffect, type RefObject } from 'react';

/** Gives the cursor back where it was when a form is unlocked: browsers take the focus from what is inert. */
export function useFocusAfterLock(form: RefObject<HTMLElement | null>, isLocked: boolean): void {
  useLayoutEffect(() => {
    const element = form.current;
    const focused = document.activeElement;
    if (!isLocked || !element?.contains(focused) || !(focused instanceof HTMLElement)) return;
    return () => {
      if (document.activeElement !== focused) focused.focus({ preventScroll: true });
    };
  }, [form, isLocked]);
}
