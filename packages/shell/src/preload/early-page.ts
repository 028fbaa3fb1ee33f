import type { StaticNode } from '@admin/ui/static';
import { appendStatic } from '../remembered-page/markup.ts';
import type { ShownPage } from '../remembered-page/shown-page.ts';
import { afterPaint, whenIdle } from '../scheduling/scheduling.ts';
import { fontLoaded, hasPanelDrawn, parsed, stylesSettled } from './document-state.ts';
import {
  choice,
  controls,
  controlStates,
  isCheckbox,
  rowKeys,
  takeOver,
  type EarlyInput,
} from './take-over.ts';

/** The class of the element, which the document styles. */
const className = 'admin-early-page';

/**
 * Milliseconds within which the panel takes over after it has drawn anything; otherwise the page disappears, so that an error
 * of the panel can be seen. Its code may take any time to arrive.
 */
const maxTime = 10_000;

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

/** A style sheet of a page of the document. The panel has the same styles in others. */
const earlyStyles = /\.early-[^./]*\.css$/;

/** Removes the style sheets of the page: styles of the panel that have to override them may come before. */
function removeEarlyStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (earlyStyles.test(link.href)) link.remove();
}

function insert(nodes: readonly StaticNode[], prepare?: (element: Element) => void): void {
  const element = document.createElement('div');
  element.className = className;
  appendStatic(element, nodes);
  prepare?.(element);
  const before = controlStates(element);
  const input: EarlyInput = { pressed: null, choices: [], keys: [], save: null };
  element.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest(controls) : null;
    // Any number of checkboxes can be changed, which their users have to see.
    if (target && isCheckbox(target)) return;
    // A field has the focus after a press, and needs no other.
    const control = target?.matches('input, select, textarea') ? null : target;
    // Links would load the document again. The panel follows them when it is ready.
    event.preventDefault();
    const press = control && { control, isByKey: event.detail === 0 };
    if (press && control.matches(choice)) {
      markBusy(control, true);
      input.choices = [...input.choices, press];
      return;
    }
    if (input.pressed) markBusy(input.pressed.control, false);
    if (control) markBusy(control, true);
    input.pressed = press;
  });
  element.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
      // The browser would save the document.
      event.preventDefault();
      input.save = event;
      return;
    }
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
    timer = setTimeout(() => shown.leave(), maxTime);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  // An input method needs its element until its text is complete.
  let isComposing = false;
  let isTakenOver = false;
  const end = (): void => {
    if (!isTakenOver || isComposing) return;
    whenIdle(removeEarlyStyles);
    void takeOver(element, before, input);
  };
  element.addEventListener('compositionstart', () => (isComposing = true));
  element.addEventListener('compositionend', () => {
    isComposing = false;
    end();
  });
  const release = (): void => {
    globalThis.adminEarlyPage = undefined;
    observer.disconnect();
    clearTimeout(timer);
  };
  const shown: ShownPage = {
    takeOver() {
      release();
      isTakenOver = true;
      end();
    },
    leave() {
      release();
      whenIdle(removeEarlyStyles);
      element.remove();
    },
    uncover() {
      // Both pages have to be at the same place.
      if (element.scrollTop === 0) element.dataset['uncovered'] = '';
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
  await fontLoaded();
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
