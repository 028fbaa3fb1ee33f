import { useEffect, useState, type RefCallback } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex], [contenteditable]';

/** Returns a ref, and whether its element must be focusable to be scrollable by keyboard: it scrolls and contains no control. */
export function useScrollStop(): readonly [RefCallback<HTMLElement>, boolean] {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [isStop, setIsStop] = useState(false);

  useEffect(() => {
    if (box === null) return undefined;
    const observer = new ResizeObserver(() =>
      setIsStop(box.scrollHeight > box.clientHeight && box.querySelector(focusable) === null),
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [box]);

  return [setBox, isStop];
}
