/**
 * Lets links to places of the text move in the preview: the address of the page is the entry's.
 * @returns how to stop
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

/** What is said in the place of a picture that cannot be shown. */
export type DescribeMissing = (address: string) => string;

/**
 * Puts words with the address in the place of pictures that do not come: those that are gone, and those from origins
 * that the panel's content security policy does not let in, which are not asked for at all.
 * @returns how to stop
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
  // Errors of pictures do not bubble.
  host.addEventListener('error', replace, { capture: true });
  return () => host.removeEventListener('error', replace, { capture: true });
}
