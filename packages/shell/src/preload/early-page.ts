import type { StaticNode } from '@admin/ui/static';
import { appendStatic } from '../remembered-page/markup.ts';
import type { ShownPage } from '../remembered-page/shown-page.ts';
import { afterPaint } from '../scheduling/scheduling.ts';
import { hasPanelDrawn, parsed, stylesSettled } from './document-state.ts';

/** The class of the element, which the document styles. */
const className = 'admin-early-page';

/**
 * Milliseconds within which the panel takes over after it has drawn anything; otherwise the page disappears, so that an error
 * of the panel can be seen. Its code may take any time to arrive.
 */
const maxTime = 10_000;

/** Rows of tables can have the focus, and a press on them follows their link. */
const controls = 'a[href], button, input, select, textarea, [data-row]';

/** The keys of rows. */
const rowKeys = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'Enter', ' ']);

/** Returns what users recognize a control by; the id of a row, whose cells the panel may draw differently. */
function lookOf(control: Element): string {
  const row = control.getAttribute('data-row');
  if (row !== null) return `row ${row}`;
  const attributes = ['href', 'aria-label', 'aria-labelledby'].map((name) => control.getAttribute(name));
  return [control.localName, ...attributes, control.textContent].join('\n');
}

/** Returns the same control of the panel's page, which may not have drawn it yet. */
function drawnControl(element: Element, control: Element): HTMLElement | undefined {
  const look = lookOf(control);
  const alike = (page: ParentNode) =>
    [...page.querySelectorAll<HTMLElement>(controls)].filter((one) => lookOf(one) === look);
  const index = alike(element).indexOf(control as HTMLElement);
  return alike(document)[index];
}

/** Milliseconds within which the panel draws what it loads after its first page, such as the menus of plugins. */
const lateTime = 3_000;

/** Waits until the panel has drawn a control. @returns undefined if it does not, or if the user does something else before */
async function whenDrawn(element: Element, control: Element): Promise<HTMLElement | undefined> {
  const drawn = drawnControl(element, control);
  if (drawn) return drawn;
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = (own?: HTMLElement): void => {
      ended.abort();
      observer.disconnect();
      clearTimeout(timer);
      resolve(own);
    };
    const observer = new MutationObserver(() => {
      const own = drawnControl(element, control);
      if (own) end(own);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(end, lateTime);
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, () => end(), { capture: true, signal: ended.signal });
    }
  });
}

/** Types a text into a control of the panel, which reads it from the event. */
function typeInto(control: HTMLInputElement, text: string): void {
  // The setter of the prototype: React overrides that of the element to recognize its own changes.
  Reflect.set(HTMLInputElement.prototype, 'value', text, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

const isCheckbox = (element: Element): boolean => element.matches('input[type="checkbox"]');

/** Returns whether the user has changed a control; the value of a checkbox always differs from its default. */
const isChanged = (input: HTMLInputElement): boolean =>
  isCheckbox(input) ? input.checked !== input.defaultChecked : input.value !== input.defaultValue;

/** Gives a control of the panel the state of the same control of the document's page. */
function change(own: HTMLInputElement, { value, checked }: HTMLInputElement): void {
  if (!isCheckbox(own)) typeInto(own, value);
  else if (own.checked !== checked) own.click();
}

/** Repeats keys where the focus is, which they can move. */
async function repeatKeys(keys: readonly KeyboardEvent[]): Promise<void> {
  for (const event of keys) {
    // The panel has to end its rendering, and to render the effect of each key before the next one.
    await Promise.resolve();
    document.activeElement?.dispatchEvent(new KeyboardEvent(event.type, event));
  }
}

/** A press on a control. */
interface Press {
  readonly control: Element;
  readonly isByKey: boolean;
}

/** Presses a control as a user does: some menus open by a key or when a press starts, other controls by the click that follows. */
async function press(control: HTMLElement, isByKey: boolean): Promise<void> {
  const event = { bubbles: true, cancelable: true, composed: true };
  if (isByKey) {
    if (control.dispatchEvent(new KeyboardEvent('keydown', { ...event, key: 'Enter' }))) control.click();
    return;
  }
  const pointer = { ...event, isPrimary: true, pointerType: 'mouse' };
  control.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  await Promise.resolve();
  control.dispatchEvent(new PointerEvent('pointerup', pointer));
  control.click();
}

/** The input of the user before the panel took over. */
interface Input {
  /** The last press. */
  pressed: Press | null;
  /** The keys that the row with the focus received. */
  keys: readonly KeyboardEvent[];
}

/** Removes the page of the document, and repeats in the page of the panel what the user did. */
async function takeOver(element: HTMLElement, { pressed, keys }: Input): Promise<void> {
  const { activeElement } = document;
  const focused = activeElement && element.contains(activeElement) ? activeElement : null;
  const changed = [...element.querySelectorAll('input')].filter(isChanged);
  element.remove();
  const target = focused && drawnControl(element, focused);
  if (target) {
    target.focus();
    await repeatKeys(keys);
  }
  for (const input of changed) {
    // Lets the panel render each change before the next one, which may add to it.
    await Promise.resolve();
    const own = drawnControl(element, input);
    if (own instanceof HTMLInputElement) change(own, input);
  }
  await Promise.resolve();
  const late = pressed?.control ?? (target ? null : focused);
  const own = late && (await whenDrawn(element, late));
  if (!own) return;
  if (document.activeElement === document.body) own.focus();
  if (pressed) await press(own, pressed.isByKey);
}

/** Shows whether a control waits for the panel to follow its press. */
function markBusy(control: Element, isBusy: boolean): void {
  if (isBusy) control.setAttribute('aria-busy', 'true');
  else control.removeAttribute('aria-busy');
  // By script, since the document contains no styles for the page, and its security policy forbids them in attributes.
  if (control instanceof HTMLElement) {
    Object.assign(
      control.style,
      isBusy ? { cursor: 'progress', opacity: '0.6' } : { cursor: '', opacity: '' },
    );
  }
}

function insert(nodes: readonly StaticNode[], prepare?: (element: Element) => void): void {
  const element = document.createElement('div');
  element.className = className;
  appendStatic(element, nodes);
  prepare?.(element);
  const input: Input = { pressed: null, keys: [] };
  element.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest(controls) : null;
    // Any number of checkboxes can be changed, which their users have to see.
    if (target && isCheckbox(target)) return;
    // A field has the focus after a press, and needs no other.
    const control = target?.matches('input, select, textarea') ? null : target;
    // Links would load the document again. The panel follows them when it is ready.
    event.preventDefault();
    if (input.pressed) markBusy(input.pressed.control, false);
    if (control) markBusy(control, true);
    input.pressed = control && { control, isByKey: event.detail === 0 };
  });
  element.addEventListener('keydown', (event) => {
    if (!(event.target instanceof Element && event.target.matches('[data-row]')) || !rowKeys.has(event.key))
      return;
    // Most of these keys would scroll the page.
    event.preventDefault();
    input.keys = [...input.keys, event];
  });
  element.addEventListener('focusin', () => {
    input.keys = [];
  });
  document.body.append(element);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    if (!hasPanelDrawn()) return;
    observer.disconnect();
    timer = setTimeout(() => element.remove(), maxTime);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const shown: ShownPage = {
    takeOver() {
      globalThis.adminEarlyPage = undefined;
      observer.disconnect();
      clearTimeout(timer);
      void takeOver(element, input);
    },
  };
  globalThis.adminEarlyPage = shown;
}

/** Applies the style sheets that the document has fetched for the panel, which would apply them with its code. */
export function applyFetchedStyles(): void {
  for (const { href, nonce } of document.querySelectorAll<HTMLLinkElement>(
    'link[rel="preload"][as="style"]',
  )) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, nonce });
    document.head.append(Object.assign(link, { crossOrigin: '' }));
  }
}

async function insertWithStyles(
  nodes: readonly StaticNode[],
  prepare?: (element: Element) => void,
): Promise<boolean> {
  await parsed();
  await stylesSettled();
  if (globalThis.adminPageShown || hasPanelDrawn()) return false;
  insert(nodes, prepare);
  await new Promise<void>((resolve) => void afterPaint(resolve));
  return true;
}

/**
 * Shows a page until the panel has drawn its own: the focus, typed texts, checkboxes, the last press and the keys of a row are
 * repeated there. Nothing is shown if the panel has drawn anything already; otherwise the panel waits until the page is
 * painted. The style sheets have to be applied before.
 *
 * @param prepare changes the page before it is shown
 * @returns whether it is shown, once it is painted
 */
export async function showEarlyPage(
  nodes: readonly StaticNode[],
  prepare?: (element: Element) => void,
): Promise<boolean> {
  const pending = insertWithStyles(nodes, prepare);
  globalThis.adminEarlyPagePending = pending;
  return pending;
}
