import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Measures a rendered element, and again when the theme changes in the toolbar (an attribute of the page) or in the
 * system (a media query).
 */
export function usePainted<E extends Element, Measure>(
  measure: (element: E) => Measure,
): readonly [RefObject<E | null>, Measure | null] {
  const ref = useRef<E>(null);
  const [result, setResult] = useState<Measure | null>(null);
  const latest = useRef(measure);

  useEffect(() => {
    latest.current = measure;
  });

  useEffect(() => {
    const update = () => {
      if (ref.current !== null) setResult(latest.current(ref.current));
    };
    const observer = new MutationObserver(update);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', update);
    update();
    return () => {
      observer.disconnect();
      scheme.removeEventListener('change', update);
    };
  }, []);

  return [ref, result];
}
