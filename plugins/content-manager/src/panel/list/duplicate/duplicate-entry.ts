import { entryActions } from '@admin/content-model';
import { httpRef, notifyRef, type Row, useService } from '@admin/shell';
import type { Action } from '@admin/shell/host';
import { Copy } from '@admin/ui/icons';
import { useLocation, useNavigate } from 'react-router-dom';
import { entryPage, keepParameters, type FromList } from '../../address/index.ts';
import { actionMessages } from '../bulk/action-messages.ts';

/** Copies the entry of a row and navigates to the copy, or lists the fields that cannot be copied. */
export const duplicateEntry: Action<Row> = {
  id: 'duplicate',
  requires: ({ contentType }) => [{ action: entryActions.create, subject: contentType }],
  useAction(row) {
    const http = useService(httpRef);
    const notify = useService(notifyRef);
    const navigate = useNavigate();
    const { pathname, search } = useLocation();
    const openCopy = (id: number) => {
      const state: FromList = { list: `${pathname}${search}` };
      const query = keepParameters(new URLSearchParams(search));
      return navigate(entryPage.to({ uid: row.contentType, id }, query), { state });
    };
    return {
      label: actionMessages.duplicate,
      icon: Copy,
      run: async () => (await import('./copy-entry.ts')).copyEntry({ http, notify, openCopy }, row),
    };
  },
};
