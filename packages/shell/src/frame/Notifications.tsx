import { ToastViewport } from '@admin/ui';
import { useIntl } from 'react-intl';
import { useStore } from 'zustand';
import { formatValue } from '../messages/message.ts';
import { useShell } from '../shell-context.ts';

/** Shows what was notified, in the current language. */
export function Notifications() {
  const intl = useIntl();
  const { notifications } = useShell();
  const shown = useStore(notifications, (state) => state.shown);
  return (
    <ToastViewport
      onDismiss={(id) => notifications.getState().dismiss(id)}
      toasts={shown.map(({ id, tone, title, timeout }) => ({
        id,
        tone,
        title: formatValue(intl, title),
        timeout,
      }))}
    />
  );
}
