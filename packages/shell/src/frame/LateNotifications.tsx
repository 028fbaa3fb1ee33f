import { useEffect, useState, type ComponentType } from 'react';
import { useStore } from '../extension/react/use-service.ts';
import { useShell } from '../panel-services/shell-services.ts';

/** Milliseconds after which a page has shown what it is for. */
const pause = 3_000;

const fetchNotifications = async (): Promise<ComponentType> =>
  (await import('./Notifications.tsx')).Notifications;

export interface LateNotificationsProps {
  /** @defaultValue fetches the code that shows them */
  readonly load?: () => Promise<ComponentType>;
}

/**
 * Shows notices, by code that is fetched with the first one or a little after the page: a server that is away sends no
 * code, and that is what many a notice is about. What cannot be fetched is asked for again with the next one.
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
