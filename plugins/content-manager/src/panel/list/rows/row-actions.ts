import { entryActions } from '@admin/content-model';
import { type Action, errorText, httpRef, notifyRef, type Row, useService } from '@admin/shell';
import { Pencil, Trash2 } from '@admin/ui/icons';
import { actionMessages } from '../bulk/action-messages.ts';

/** Leads to the entry of a row. */
export const editEntry: Action<Row> = {
  id: 'edit',
  useAction: ({ href }) => ({ label: actionMessages.edit, icon: Pencil, href }),
};

/** Deletes the entry of a row. */
export const deleteEntry: Action<Row> = {
  id: 'delete',
  requires: ({ contentType }) => [{ action: entryActions.delete, subject: contentType }],
  useAction({ contentType: uid, entry, parameters, forget }) {
    const http = useService(httpRef);
    const notify = useService(notifyRef);
    return {
      label: actionMessages.delete,
      icon: Trash2,
      tone: 'danger',
      confirm: { title: actionMessages.confirmTitle, body: actionMessages.confirmDelete },
      async run() {
        try {
          await http.call('DELETE /content-manager/collection-types/:uid/:id', {
            params: { uid, id: String(entry.id) },
            query: parameters,
          });
        } catch (error) {
          notify({ tone: 'warning', title: errorText(error) });
          return;
        }
        notify({ tone: 'success', title: actionMessages.deleted });
        forget();
      },
    };
  },
};
