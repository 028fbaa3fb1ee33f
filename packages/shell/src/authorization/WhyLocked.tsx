import { Tooltip } from '@admin/ui';
import type { ReactElement } from 'react';
import { useLockedReason } from '../extension/react/use-guard.ts';

/** Explains with a tooltip that a control is disabled during the impersonation preview ("view as role"). */
export function WhyLocked({ children }: { readonly children: ReactElement }) {
  const reason = useLockedReason();
  return reason === undefined ? children : <Tooltip content={reason}>{children}</Tooltip>;
}
