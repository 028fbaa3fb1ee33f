import { ToastViewport } from '@admin/ui';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { formatValue } from '../messages/message.ts';
import { PanelDirection } from '../intl/PanelIntl.tsx';
import { frameMessages } from './messages.ts';
import { useShell } from '../panel-services/shell-services.ts';
import { useStore } from '../extension/react/use-service.ts';

/** Shows the notifications in the current language. */
export function Notifications() {
  const intl = useIntl();
  const { notifications } = useShell();
  const shown = useStore(notifications, (state) => state.shown);
  const dismiss = useCallback(
    (id: string) => {
      const dismissed = notifications.getState().shown.find((one) => one.id === id);
      notifications.actions.dismiss(id);
      dismissed?.onDismiss?.();
    },
    [notifications],
  );
  return (
    <PanelDirection>
      <ToastViewport
        labels={{
          region: intl.formatMessage(frameMessages.notifications, { hotkey: '{hotkey}' }),
          message: intl.formatMessage(frameMessages.notification),
          dismiss: intl.formatMessage(frameMessages.dismiss),
        }}
        onDismiss={dismiss}
        toasts={shown.map(({ id, tone, title, timeout, action }) => {
          const label = action && formatValue(intl, action.label);
          return {
            id,
            tone,
            title: formatValue(intl, title),
            timeout,
            ...(action && label && { action: { label, description: label, onSelect: action.onSelect } }),
          };
        })}
      />
    </PanelDirection>
  );
}
