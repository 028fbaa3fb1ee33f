import { Tooltip } from '@admin/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useRoleView } from './use-can.ts';

const locked = {
  id: 'view.locked',
  defaultMessage: 'Nothing can be changed while you are viewing as {role}.',
} as const;

/** Why nothing can be changed in this window; undefined where everything is as always. */
export function useLockedReason(): string | undefined {
  const intl = useIntl();
  const view = useRoleView();
  return view === null ? undefined : intl.formatMessage(locked, { role: view.role.name });
}

/** Says with what is disabled because this window is a look through the eyes of a role that it is why. */
export function WhyLocked({ children }: { readonly children: ReactElement }) {
  const reason = useLockedReason();
  return reason === undefined ? children : <Tooltip content={reason}>{children}</Tooltip>;
}
