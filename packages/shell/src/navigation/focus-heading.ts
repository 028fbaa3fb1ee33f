/** Returns whether an element of the page has the focus: a field with autofocus, or a button that remains. */
function isAtWork(page: Element | null, focused: Element | null): boolean {
  return focused !== null && page?.contains(focused) === true && focused.closest('nav') === null;
}

const layer = ':is([role="dialog"], [role="alertdialog"], [role="menu"])';

/** An open menu or dialog, or its trigger: moving the focus would close it. */
const openLayer = `${layer}[data-state="open"], [aria-haspopup][aria-expanded="true"]`;

/** Closed layers return the focus in a later task, within this time; milliseconds. */
const returning = 250;

/**
 * Focuses the page's heading, where screen readers continue. A field of the page that has the focus keeps it, and so
 * does a menu or dialog that the user opened while the page loaded.
 * A menu or a dialog with the link returns the focus to its trigger after its closing animation; the heading takes it
 * from there too, unless the user has pressed a key or the pointer before. Later focus changes are ignored: assistive
 * technologies move the focus without such events.
 */
export function focusHeading(page: Document = document): void {
  const heading = page.querySelector<HTMLElement>('h1');
  const main = heading?.closest('main') ?? null;
  const focused = page.activeElement;
  if (!heading || isAtWork(main, focused) || focused?.closest(openLayer)) return;
  heading.tabIndex = -1;
  const focus = (): void => heading.focus({ preventScroll: true });

  const used = new AbortController();
  const release = (): void => used.abort();
  const keep = ({ target }: FocusEvent): void => {
    if (target === heading) return;
    const gained = target instanceof Element ? target : null;
    if (!heading.isConnected || isAtWork(main, gained)) release();
    else if (gained && !gained.closest(openLayer)) focus();
  };
  focus();
  // The trigger of a closing layer receives the focus when the layer is removed.
  const fading = [...page.querySelectorAll(`${layer}[data-state="closed"]`)];
  const ends = fading.flatMap((closing) => closing.getAnimations()).map(({ finished }) => finished);
  void Promise.allSettled(ends).then(() => setTimeout(release, returning));
  const { signal } = used;
  page.addEventListener('focusin', keep, { signal });
  for (const kind of ['keydown', 'pointerdown'])
    page.addEventListener(kind, release, { capture: true, signal });
}
