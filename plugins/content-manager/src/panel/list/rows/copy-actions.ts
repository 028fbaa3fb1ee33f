import { type Action, notifyRef, type Row, useService } from '@admin/shell';
import { Hash, Link2 } from '@admin/ui/icons';
import { useHref } from 'react-router-dom';
import { copyText } from './copy-text.ts';

const link = { id: 'content-manager.list.copy-link', defaultMessage: 'Copy link' } as const;
const id = { id: 'content-manager.list.copy-id', defaultMessage: 'Copy ID' } as const;

/** Copies at once: a browser that had to wait for code first would not allow it any more. */
function useCopy(text: string): () => Promise<void> {
  const notify = useService(notifyRef);
  return () => copyText(text, notify);
}

/** Puts the whole address of the row's entry into the clipboard, with the version it is shown in. */
export const copyLink: Action<Row> = {
  id: 'copy-link',
  changesNothing: true,
  useAction: ({ href }) => ({
    label: link,
    icon: Link2,
    run: useCopy(new URL(useHref(href), location.origin).href),
  }),
};

/** Puts the id of the row's entry into the clipboard. */
export const copyId: Action<Row> = {
  id: 'copy-id',
  changesNothing: true,
  useAction: ({ entry }) => ({ label: id, icon: Hash, run: useCopy(String(entry.id)) }),
};
