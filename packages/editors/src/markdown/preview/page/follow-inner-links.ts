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
    const place = [...host.querySelectorAll('[id]')].find((element) => element.id === id);
    place?.scrollIntoView({ block: 'nearest' });
  };
  host.addEventListener('click', follow);
  return () => host.removeEventListener('click', follow);
}
