import { Tooltip } from '@admin/ui';
import type { ReactElement } from 'react';
import { useLockedReason } from '../extension/react/use-locked-reason.ts';

/** Says with what is disabled because this window is a look through the eyes of a role that it is why. */
export function WhyLocked({ children }: { readonly children: ReactElement }) {
  const reason = useLockedReason();
  return reason === undefined ? children : <Tooltip content={reason}>{children}</Tooltip>;
}
