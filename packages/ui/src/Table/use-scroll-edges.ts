import { useEffect, useRef, useState, type RefObject } from 'react';

/** Horizontal overflow of an element. */
export interface ScrollEdges {
  readonly fits: boolean;
  readonly hasMoreAtStart: boolean;
  readonly hasMoreAtEnd: boolean;
}

const unmeasured: ScrollEdges = { fits: false, hasMoreAtStart: false, hasMoreAtEnd: false };

/** Measures the overflow. `scrollLeft` is negative in right-to-left layouts. */
function readEdges(box: HTMLElement): ScrollEdges {
  const hidden = box.scrollWidth - box.clientWidth;
  const scrolled = Math.abs(box.scrollLeft);
  return {
    fits: hidden <= 1,
    hasMoreAtStart: hidden > 1 && scrolled > 1,
    hasMoreAtEnd: hidden > 1 && scrolled < hidden - 1,
  };
}

const areSame = (one: ScrollEdges, other: ScrollEdges): boolean =>
  one.fits === other.fits &&
  one.hasMoreAtStart === other.hasMoreAtStart &&
  one.hasMoreAtEnd === other.hasMoreAtEnd;

/** Observes the overflow of an element and its first child. Re-renders only when an edge changes. */
export function useScrollEdges(): readonly [RefObject<HTMLDivElement | null>, ScrollEdges] {
  const ref = useRef<HTMLDivElement>(null);
  const [edges, setEdges] = useState(unmeasured);

  useEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    const update = () =>
      setEdges((before) => {
        const now = readEdges(box);
        return areSame(before, now) ? before : now;
      });
    const observer = new ResizeObserver(update);
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    box.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', update);
    };
  }, []);

  return [ref, edges];
}
