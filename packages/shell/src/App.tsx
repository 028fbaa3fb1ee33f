import { useRuntime } from './extension/react/runtime-context.ts';
import { LateNotifications } from './frame/LateNotifications.tsx';
import { PanelIntl } from './intl/PanelIntl.tsx';
import { PanelRouter } from './routing/panel-route.tsx';
import { useShell } from './panel-services/shell-services.ts';
import { useStore } from './extension/react/use-service.ts';

/** The root component of the panel: language, routes and notifications. */
export function App() {
  const { project } = useShell();
  const { config } = useRuntime();
  const resolved = useStore(project, ({ status }) => status === 'resolved');
  return (
    <PanelIntl>
      {resolved && <PanelRouter basePath={config.basename} />}
      <LateNotifications />
    </PanelIntl>
  );
}
