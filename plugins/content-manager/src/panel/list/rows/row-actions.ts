import { entryActions } from '@admin/content-model';
import { errorText, httpRef, type Notify, notifyRef, type Row, useService } from '@admin/shell';
import type { Action } from '@admin/shell/host';
import { Hash, Link2, Pencil, Trash2 } from '@admin/ui/icons';
import { useHref } from 'react-router-dom';
import { actionMessages } from '../bulk/action-messages.ts';

/** Links to the entry of a row. */
export const editEntry: Action<Row> = {
  id: 'edit',
  useAction: ({ href }) => ({ label: actionMessages.edit, icon: Pencil, href }),
};

/** Deletes the entry of a row. */
export const deleteEntry: Action<Row> = {
  id: 'delete',
  requires: ({ contentType }) => [{ action: entryActions.delete, subject: contentType }],
  useAction({ contentType: uid, entry, parameters, removeRow }) {
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
        removeRow();
      },
    };
  },
};

const link = { id: 'content-manager.list.copy-link', defaultMessage: 'Copy link' } as const;
const id = { id: 'content-manager.list.copy-id', defaultMessage: 'Copy ID' } as const;

/** Not loaded on demand: browsers allow copying only directly after the press. */
function useCopy(text: string): () => Promise<void> {
  const notify = useService(notifyRef);
  return () => copyText(text, notify);
}

/** Copies the full address of the row's entry, locale included. */
export const copyLink: Action<Row> = {
  id: 'copy-link',
  readOnly: true,
  useAction: ({ href }) => ({
    label: link,
    icon: Link2,
    run: useCopy(new URL(useHref(href), location.origin).href),
  }),
};

/** Copies the id of the row's entry. */
export const copyId: Action<Row> = {
  id: 'copy-id',
  readOnly: true,
  useAction: ({ entry }) => ({ label: id, icon: Hash, run: useCopy(String(entry.id)) }),
};

const messages = {
  copied: { id: 'content-manager.list.copied', defaultMessage: 'Copied' },
  notCopied: {
    id: 'content-manager.list.not-copied',
    defaultMessage: 'Your browser did not allow copying.',
  },
} as const;

/** Copies a text and shows a notice with the result. Pages without HTTPS have no clipboard. */
export async function copyText(text: string, notify: Notify): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    notify({ tone: 'warning', title: messages.notCopied });
    return;
  }
  notify({ tone: 'success', title: messages.copied });
}
