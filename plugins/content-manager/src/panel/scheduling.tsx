import { whenIdle } from '@admin/shell/host';
import { useCallback, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';

/**
 * Creates a component whose code is fetched and rendered once the page is shown and the browser is idle. If its code
 * cannot be fetched, nothing is rendered, and the next page tries again.
 */
export function onIdle<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function OnIdle(props: Props) {
    const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      let isMounted = true;
      const show = (component: ComponentType<Props>) => {
        if (isMounted) setComponent(() => component);
      };
      const cancel = whenIdle(() => void load().then(show, () => undefined));
      return () => {
        isMounted = false;
        cancel();
      };
    }, []);
    return Component && <Component {...props} />;
  };
}

/**
 * Schedules a task for after the next render, for example to focus an element that the render adds.
 * @param task reads what was rendered
 * @returns the function that schedules it with a parameter, to be called together with the change that renders
 */
export function useAfterRender<T>(task: (parameter: T) => void): (parameter: T) => void {
  const scheduled = useRef<{ readonly parameter: T } | null>(null);
  useEffect(() => {
    const current = scheduled.current;
    scheduled.current = null;
    if (current) task(current.parameter);
  });
  return useCallback((parameter) => {
    scheduled.current = { parameter };
  }, []);
}

/** The distance below the window within which an element counts as visible. */
const visibilityMargin = '400px';

/** Returns whether an element is or has been visible, or less than 400 pixels below the window. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isSeen || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
      },
      { rootMargin: visibilityMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}
