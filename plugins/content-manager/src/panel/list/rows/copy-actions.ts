import { type Action, notifyRef, type Row, useService } from '@admin/shell';
import { Hash, Link2 } from '@admin/ui/icons';
import { useHref } from 'react-router-dom';

const messages = {
  copyLink: { id: 'content-manager.list.copy-link', defaultMessage: 'Copy link' },
  copyId: { id: 'content-manager.list.copy-id', defaultMessage: 'Copy ID' },
  copied: { id: 'content-manager.list.copied', defaultMessage: 'Copied to the clipboard' },
  notCopied: {
    id: 'content-manager.list.not-copied',
    defaultMessage: 'The browser did not allow copying to the clipboard.',
  },
} as const;

/** Puts a text into the clipboard and says whether that worked; pages without a secure address have none. */
function useCopy(text: string): () => Promise<void> {
  const notify = useService(notifyRef);
  return async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      notify({ tone: 'warning', title: messages.notCopied });
      return;
    }
    notify({ tone: 'success', title: messages.copied });
  };
}

/** Puts the whole address of the row's entry into the clipboard, with the version it is shown in. */
export const copyLink: Action<Row> = {
  id: 'copy-link',
  useAction({ href }) {
    const { href: address } = new URL(useHref(href), location.origin);
    return { label: messages.copyLink, icon: Link2, run: useCopy(address) };
  },
};

/** Puts the id of the row's entry into the clipboard. */
export const copyId: Action<Row> = {
  id: 'copy-id',
  useAction: ({ entry }) => ({ label: messages.copyId, icon: Hash, run: useCopy(String(entry.id)) }),
};
