import { useEffect, useState, type ComponentType } from 'react';
import { useStore } from '../extension/react/use-service.ts';
import { useShell } from '../panel-services/shell-services.ts';

/** Milliseconds after which the code of notifications is fetched, once the page has rendered. */
const pause = 3_000;

const fetchNotifications = async (): Promise<ComponentType> =>
  (await import('./Notifications.tsx')).Notifications;

export interface LateNotificationsProps {
  /** Fetches the code that shows notifications. @default the built-in component */
  readonly load?: () => Promise<ComponentType>;
}

/**
 * Shows notifications with code that is fetched shortly after the page, or with the first notification: an unreachable
 * server, which many notifications are about, could not deliver it. If the code fails to load, the next notification
 * fetches it again.
 */
export function LateNotifications({ load = fetchNotifications }: LateNotificationsProps) {
  const { notifications } = useShell();
  const last = useStore(notifications, ({ shown }) => shown.at(-1)?.id);
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const isMissing = Loaded === null;
  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    const fetchNow = (): void => {
      load().then(
        (Component) => isWanted && setLoaded(() => Component),
        () => undefined,
      );
    };
    const waiting = setTimeout(fetchNow, last === undefined ? pause : 0);
    return () => {
      isWanted = false;
      clearTimeout(waiting);
    };
  }, [isMissing, last, load]);
  return Loaded && <Loaded />;
}
