import { type MessageValue, notifyRef, useService } from '@admin/shell';
import type { NotificationTone } from '@admin/shell/host';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

export interface LeaveWithNoticeProps {
  /** Undefined while it is unknown. */
  readonly to: string | undefined;
  readonly notice: MessageValue;
  readonly tone: NotificationTone;
}

/** Redirects with a notice, and replaces the current page in the browser history. */
export function LeaveWithNotice({ to, notice, tone }: LeaveWithNoticeProps) {
  const notify = useService(notifyRef);
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current || to === undefined) return;
    hasLeft.current = true;
    // The notice explains an unexpected page, so it stays until the user dismisses it.
    notify({ tone, title: notice, timeout: Infinity });
    void navigate(to, { replace: true });
  }, [navigate, notice, notify, to, tone]);
  return null;
}
