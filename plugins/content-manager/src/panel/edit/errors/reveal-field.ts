import { isWithin } from '@admin/entry-form';

/** Returns the innermost field on the page that contains the value at a written path. */
export function fieldOf(root: HTMLElement, path: string): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>('[data-field]')]
    .filter(({ dataset: { field } }) => field !== undefined && isWithin(field, path))
    .reduce<HTMLElement | undefined>(
      (inner, holder) => (inner && inner.contains(holder) ? holder : (inner ?? holder)),
      undefined,
    );
}

const focusable =
  'input:not([type=hidden]), textarea, select, button, [contenteditable=true], [tabindex="0"]';

function isText(element: Element): boolean {
  return element.matches('[role=textbox]');
}

/** Returns the focusable elements inside an element in page order; the text of an editor precedes its toolbar. */
export function focusableElements(within: Element): readonly HTMLElement[] {
  const elements = [...within.querySelectorAll<HTMLElement>(focusable)];
  return [...elements.filter(isText), ...elements.filter((element) => !isText(element))];
}

/** Scrolls to a field and focuses its first focusable element, or the field itself. */
export function focusField(field: HTMLElement): void {
  // Collapsed content can be neither scrolled to nor focused.
  field.closest('details')?.setAttribute('open', '');
  field.scrollIntoView({ block: 'center' });
  const [first] = focusableElements(field);
  if (!first) field.tabIndex = -1;
  (first ?? field).focus({ preventScroll: true });
}

/** Focuses the field that contains the value at a written path; does nothing if there is none. */
export function revealField(root: HTMLElement, path: string): void {
  const field = fieldOf(root, path);
  if (field) focusField(field);
}

/** Time after which the field around a value is focused instead, in milliseconds. */
const renderTimeout = 5_000;

const userEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Focuses the field of a written path once it is rendered: rows render in slices, and lists load their code. Stops when
 * the user scrolls, types or clicks. If the path has no field, the field around it is focused.
 * @returns the function that stops waiting
 */
export function revealWhenRendered(root: HTMLElement, path: string): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const end = (): void => ended.abort();
  const reveal = (field: HTMLElement | undefined): void => {
    end();
    if (field) focusField(field);
  };
  const revealExact = (): void => {
    const field = fieldOf(root, path);
    if (field?.dataset['field'] === path) reveal(field);
  };
  const observer = new MutationObserver(revealExact);
  const timeout = setTimeout(() => reveal(fieldOf(root, path)), renderTimeout);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timeout);
  });
  for (const kind of userEvents) {
    window.addEventListener(kind, end, { capture: true, passive: true, signal });
  }
  observer.observe(root, { childList: true, subtree: true });
  revealExact();
  return end;
}
