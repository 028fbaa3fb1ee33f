import type { PermissionInput } from '@admin/contract';
import { errorText, httpRef, notifyRef, sessionRef, useService } from '@admin/shell';
import { openViewWindow } from '@admin/shell/host';
import { useState } from 'react';
import { useHref } from 'react-router-dom';
import { viewAsMessages } from './messages.ts';

/** Looks through the eyes of a role, in a window of its own. */
export interface ViewAs {
  readonly isOpening: boolean;
  /** @param permissions in place of those that are saved; none for these */
  readonly open: (permissions?: PermissionInput[]) => Promise<void>;
}

export function useViewAs(roleId: number): ViewAs {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const session = useService(sessionRef);
  const home = useHref('/');
  const [isOpening, setIsOpening] = useState(false);
  return {
    isOpening,
    async open(permissions) {
      const { user } = session.getState();
      const opened = openViewWindow();
      if (!opened || !user) {
        notify({ tone: 'warning', title: viewAsMessages.blocked });
        return;
      }
      setIsOpening(true);
      try {
        const body = permissions ? { permissions } : {};
        const { data } = await http.call('POST /admin/roles/:id/view', { params: { id: roleId }, body });
        opened.show({ token: data.token, user }, home);
      } catch (error) {
        opened.close();
        notify({ tone: 'danger', title: errorText(error) });
      } finally {
        setIsOpening(false);
      }
    },
  };
}
