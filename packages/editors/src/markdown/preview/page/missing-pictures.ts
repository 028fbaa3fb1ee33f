/** What is said in the place of a picture that cannot be shown. */
export type TellMissing = (address: string) => string;

/**
 * Puts words with the address in the place of pictures that do not come: those that are gone, and those from origins
 * that the panel's content security policy does not let in, which are not asked for at all.
 * @returns how to stop
 */
export function replaceMissingPictures(host: HTMLElement, tell: TellMissing, className: string): () => void {
  const replace = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    const words = host.ownerDocument.createElement('span');
    words.className = className;
    words.textContent = [target.alt, tell(target.src)].filter(Boolean).join(' · ');
    target.replaceWith(words);
  };
  // Errors of pictures do not bubble.
  host.addEventListener('error', replace, { capture: true });
  return () => host.removeEventListener('error', replace, { capture: true });
}
