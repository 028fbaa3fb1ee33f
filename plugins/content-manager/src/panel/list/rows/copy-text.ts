import type { Notify } from '@admin/shell';

const messages = {
  copied: { id: 'content-manager.list.copied', defaultMessage: 'Copied' },
  notCopied: {
    id: 'content-manager.list.not-copied',
    defaultMessage: 'Your browser did not let it be copied.',
  },
} as const;

/** Puts a text into the clipboard and says whether that worked; pages without a secure address have none. */
export async function copyText(text: string, notify: Notify): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    notify({ tone: 'warning', title: messages.notCopied });
    return;
  }
  notify({ tone: 'success', title: messages.copied });
}
