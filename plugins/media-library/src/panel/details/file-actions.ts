import { fileAddress, notifyRef, useService } from '@admin/shell';
import { useRuntime } from '@admin/shell/host';
import type { MediaFile } from '@admin/plugin-content-manager/points';
import { fileMessages as say } from './messages.ts';

/** The whole address of a file, as it can be given to somebody. */
export function useFileLink(): (file: Pick<MediaFile, 'url'>) => string {
  const { backendUrl } = useRuntime().config;
  return ({ url }) => new URL(fileAddress(url, backendUrl), location.origin).href;
}

/** Puts the address of a file into the clipboard, and says whether that worked; pages without a secure address have none. */
export function useCopyLink(): (file: Pick<MediaFile, 'url'>) => Promise<void> {
  const notify = useService(notifyRef);
  const linkOf = useFileLink();
  return async (file) => {
    try {
      await navigator.clipboard.writeText(linkOf(file));
      notify({ tone: 'success', title: say.copied });
    } catch {
      notify({ tone: 'warning', title: say.copyFailed });
    }
  };
}

/** Saves a file under its name; where it is kept elsewhere, the browser may open it instead. */
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
