import { lazy, Suspense } from 'react';
import { useRuntime } from './extension/react/runtime-context.ts';
import { PanelIntl } from './messages/PanelIntl.tsx';
import { PanelRouter } from './routing/PanelRouter.tsx';
import { useShell } from './host/use-shell.ts';
import { useStore } from './extension/react/use-service.ts';

const Notifications = lazy(() =>
  import('./frame/Notifications.tsx').then((module) => ({ default: module.Notifications })),
);

/** The panel below its runtime and its services: language, addresses, notifications. */
export function App() {
  const { notifications, project } = useShell();
  const { config } = useRuntime();
  const resolved = useStore(project, ({ status }) => status === 'resolved');
  // Nothing is fetched for notifications before there is the first one.
  const notified = useStore(notifications, ({ shown }) => shown.length > 0);
  return (
    <PanelIntl>
      {resolved && <PanelRouter basePath={config.basename} />}
      {notified && (
        <Suspense fallback={null}>
          <Notifications />
        </Suspense>
      )}
    </PanelIntl>
  );
}
