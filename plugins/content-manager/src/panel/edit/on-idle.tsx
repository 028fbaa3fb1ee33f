import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../routing/when-idle.ts';

/**
 * A part of the edit view that the form does without: fetched and drawn once the form stands and the browser has nothing
 * else to do. Where its code cannot be fetched, the page goes on without it.
 */
export function onIdle<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  );
  return function OnIdle(props: Props) {
    const [isIdle, setIdle] = useState(false);
    useEffect(() => whenIdle(() => setIdle(true)), []);
    return (
      isIdle && (
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      )
    );
  };
}
