import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * A part of the edit view that the form does without: fetched and drawn once the form stands and the browser has nothing
 * else to do. Where its code cannot be fetched, the page goes on without it, and the next one tries again.
 */
export function onIdle<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function OnIdle(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      let isShown = true;
      const show = (component: ComponentType<Props>) => {
        if (isShown) setPart(() => component);
      };
      whenIdle(() => {
        if (isShown) load().then(show, () => undefined);
      });
      return () => {
        isShown = false;
      };
    }, []);
    return Part && <Part {...props} />;
  };
}
