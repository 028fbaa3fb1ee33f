import { entryActions } from '@admin/content-model';
import { type Action, errorText, httpRef, notifyRef, type Row, useService } from '@admin/shell';
import { Pencil, Trash2 } from '@admin/ui/icons';
import { deleteMessages } from '../bulk/delete-messages.ts';

const edit = { id: 'content-manager.list.edit', defaultMessage: 'Edit' } as const;

/** Leads to the entry of a row. */
export const editEntry: Action<Row> = {
  id: 'edit',
  useAction: ({ href }) => ({ label: edit, icon: Pencil, href }),
};

/** Deletes the entry of a row. */
export const deleteEntry: Action<Row> = {
  id: 'delete',
  requires: ({ contentType }) => [{ action: entryActions.delete, subject: contentType }],
  useAction({ contentType: uid, entry, parameters, forget }) {
    const http = useService(httpRef);
    const notify = useService(notifyRef);
    return {
      label: deleteMessages.delete,
      icon: Trash2,
      tone: 'danger',
      confirm: { title: deleteMessages.confirmTitle, body: deleteMessages.confirmDelete },
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
        notify({ tone: 'success', title: deleteMessages.deleted });
        forget();
      },
    };
  },
};
