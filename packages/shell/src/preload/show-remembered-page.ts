import { relativeDistance } from '@admin/ui/relative-distance';
import { appendStored } from '../remembered-page/markup.ts';
import { canRememberPages, readPage, type RememberedPage } from '../remembered-page/page-store.ts';
import type { ShownPage } from '../remembered-page/shown-page.ts';
import { pageFingerprint } from './page-fingerprint.ts';
import { storedLanguage } from './stored-preferences.ts';
import { stylesSettled } from './styles-settled.ts';

/** The class of the element, which the document styles. */
const className = 'admin-remembered';

/** Milliseconds after which the page disappears if the panel has not taken over, so that its error can be seen. */
const maxTime = 10_000;

/** Resolves when the document is parsed. */
async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('readystatechange', resolve, { once: true });
  });
}

const controls = 'a[href], button, input, select, textarea';

/** Returns what users recognize a control by. */
function lookOf(control: Element): string {
  const attributes = ['href', 'aria-label', 'aria-labelledby'].map((name) => control.getAttribute(name));
  return [control.localName, ...attributes, control.textContent].join('\n');
}

/** Returns the same control of the panel's page, which may not have drawn all controls yet. */
function drawnControl(element: Element, control: Element): HTMLElement | undefined {
  const look = lookOf(control);
  const alike = (page: ParentNode) =>
    [...page.querySelectorAll<HTMLElement>(controls)].filter((one) => lookOf(one) === look);
  const index = alike(element).indexOf(control as HTMLElement);
  return alike(document)[index];
}

/** Types a text into a control of the panel, which reads it from the event. */
function typeInto(control: HTMLInputElement, text: string): void {
  // The setter of the prototype: React overrides that of the element to recognize its own changes.
  Reflect.set(HTMLInputElement.prototype, 'value', text, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Removes the remembered page, and repeats in the page of the panel what the user did. */
function takeOver(element: HTMLElement, pressed: Element | null): void {
  const { activeElement } = document;
  const typed = [...element.querySelectorAll('input')].filter((input) => input.value !== input.defaultValue);
  element.remove();
  if (activeElement && element.contains(activeElement)) drawnControl(element, activeElement)?.focus();
  for (const input of typed) {
    const own = drawnControl(element, input);
    if (own instanceof HTMLInputElement) typeInto(own, input.value);
  }
  if (pressed) drawnControl(element, pressed)?.click();
}

/** Writes the times that are relative to now, as the panel will. */
function updateTimes(element: Element): void {
  const times = element.querySelectorAll<HTMLTimeElement>('time[data-relative]');
  const format = new Intl.RelativeTimeFormat(storedLanguage().tag, { numeric: 'auto' });
  for (const time of times) {
    const { value, unit } = relativeDistance(Date.parse(time.dateTime), Date.now());
    time.textContent = format.format(value, unit);
  }
}

function show({ nodes }: RememberedPage): void {
  const element = document.createElement('div');
  element.className = className;
  appendStored(element, nodes);
  updateTimes(element);
  let pressed: Element | null = null;
  // Links would load the document again. The panel follows them when it is ready.
  element.addEventListener('click', (event) => {
    event.preventDefault();
    pressed = event.target instanceof Element ? event.target.closest(controls) : null;
  });
  document.body.append(element);
  const timer = setTimeout(() => element.remove(), maxTime);
  const shown: ShownPage = {
    takeOver() {
      globalThis.adminRememberedPage = undefined;
      clearTimeout(timer);
      takeOver(element, pressed);
    },
  };
  globalThis.adminRememberedPage = shown;
}

/**
 * Shows the page as it was last drawn at this address, as soon as the response to the visit proves that it would be drawn
 * in the same way. The panel replaces it by its own page. Nothing is shown for another user, other data, another
 * language or width, a new build, or a document that the panel has drawn already.
 */
export async function showRememberedPage(): Promise<void> {
  const preloaded = globalThis.adminPreloadedResponses;
  if (!preloaded?.visit || !canRememberPages()) return;
  const [page, visit] = await Promise.all([readPage(), preloaded.visit, parsed()]);
  if (!page || visit === null) return;
  if (page.fingerprint !== (await pageFingerprint(visit, preloaded.token))) return;
  await stylesSettled();
  if (!globalThis.adminPageShown) show(page);
}
