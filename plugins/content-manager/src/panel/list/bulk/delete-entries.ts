import { entryActions } from '@admin/content-model';
import { type Action, errorText, httpRef, notifyRef, type Selection, useService } from '@admin/shell';
import { deleteMessages } from './delete-messages.ts';

/** Deletes the checked entries, all or none of them. */
export const deleteEntries: Action<Selection> = {
  id: 'delete',
  requires: ({ contentType }) => [{ action: entryActions.delete, subject: contentType }],
  useAction({ contentType: uid, ids, clear, refresh }) {
    const http = useService(httpRef);
    const notify = useService(notifyRef);
    return {
      label: deleteMessages.delete,
      tone: 'danger',
      confirm: { title: deleteMessages.confirmTitle, body: deleteMessages.confirmDeleteMany },
      async run() {
        try {
          await http.call('POST /content-manager/collection-types/:uid/actions/bulkDelete', {
            params: { uid },
            body: { ids: [...ids] },
          });
        } catch (error) {
          notify({ tone: 'warning', title: errorText(error) });
          return;
        }
        clear();
        notify({ tone: 'success', title: deleteMessages.deleted });
        await refresh();
      },
    };
  },
};
