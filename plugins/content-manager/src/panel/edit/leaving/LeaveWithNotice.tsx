import { type MessageValue, notifyRef, useService } from '@admin/shell';
import type { NotificationTone } from '@admin/shell/host';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

export interface LeaveWithNoticeProps {
  /** Undefined as long as that is not known. */
  readonly to: string | undefined;
  readonly notice: MessageValue;
  readonly tone: NotificationTone;
}

/** Goes elsewhere and says why; the page that could not be shown leaves no trace in the history. */
export function LeaveWithNotice({ to, notice, tone }: LeaveWithNoticeProps) {
  const notify = useService(notifyRef);
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current || to === undefined) return;
    hasLeft.current = true;
    // It explains a page that the user did not ask for, so it stays until it is dismissed.
    notify({ tone, title: notice, timeout: Infinity });
    void navigate(to, { replace: true });
  }, [navigate, notice, notify, to, tone]);
  return null;
}
