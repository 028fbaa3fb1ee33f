import { fileAddress, notifyRef, useService } from '@admin/shell';
import { useRuntime } from '@admin/shell/host';
import type { MediaFile } from '@admin/plugin-content-manager/points';
import { fileMessages } from './messages.ts';

/** Returns the absolute address of a file. */
export function useFileLink(): (file: Pick<MediaFile, 'url'>) => string {
  const { backendUrl } = useRuntime().config;
  return ({ url }) => new URL(fileAddress(url, backendUrl), location.origin).href;
}

/** Copies the address of a file and returns whether it succeeded. Pages without a secure origin have no clipboard. */
export function useCopyLink(): (file: Pick<MediaFile, 'url'>) => Promise<void> {
  const notify = useService(notifyRef);
  const linkOf = useFileLink();
  return async (file) => {
    try {
      await navigator.clipboard.writeText(linkOf(file));
      notify({ tone: 'success', title: fileMessages.copied });
    } catch {
      notify({ tone: 'warning', title: fileMessages.copyFailed });
    }
  };
}

/** Downloads a file under its name; the browser may open a file of another origin instead. */
export function useDownload(): (file: Pick<MediaFile, 'url' | 'name' | 'ext'>) => void {
  const linkOf = useFileLink();
  return (file) => {
    const link = document.createElement('a');
    link.href = linkOf(file);
    const { name, ext } = file;
    link.download = ext && !name.toLowerCase().endsWith(ext.toLowerCase()) ? `${name}${ext}` : name;
    link.rel = 'noreferrer';
    link.target = '_blank';
    link.click();
  };
}
