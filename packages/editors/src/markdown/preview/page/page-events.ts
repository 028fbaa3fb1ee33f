/**
 * Scrolls the preview for links to its own headings and footnotes, because the page address is that of the entry.
 * @returns a function that removes the listeners
 */
export function followInnerLinks(host: HTMLElement): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (!link) return;
    event.preventDefault();
    const id = link.getAttribute('href')?.slice(1) ?? '';
    const target = [...host.querySelectorAll('[id]')].find((element) => element.id === id);
    target?.scrollIntoView({ block: 'nearest' });
  };
  host.addEventListener('click', follow);
  return () => host.removeEventListener('click', follow);
}

/** Returns the text that replaces an image that cannot be loaded. */
export type DescribeMissing = (address: string) => string;

/**
 * Replaces images that fail to load with their address: missing ones, and those that the content security policy
 * of the panel blocks.
 * @returns a function that removes the listeners
 */
export function replaceMissingPictures(
  host: HTMLElement,
  describe: DescribeMissing,
  className: string,
): () => void {
  const replace = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    const words = host.ownerDocument.createElement('span');
    words.className = className;
    words.textContent = [target.alt, describe(target.src)].filter(Boolean).join(' · ');
    target.replaceWith(words);
  };
  // Error events of images do not bubble.
  host.addEventListener('error', replace, { capture: true });
  return () => host.removeEventListener('error', replace, { capture: true });
}
