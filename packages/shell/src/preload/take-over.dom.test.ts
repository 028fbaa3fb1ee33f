import { staticElement as element } from '@admin/ui/static';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showEarlyPage } from './early-page.ts';

/** A form of the document, whose names and keys are others than in that of the panel. */
const form = [
  element('a', { href: '/list' }, 'Back'),
  element('span', { id: 'early-title' }, 'Title'),
  element('input', { name: 'title', 'aria-labelledby': 'early-title', value: ' One line\nof text ' }),
  element('textarea', { name: 'summary' }, 'First\r\nSecond'),
  element('input', { name: 'email', type: 'email', value: ' ada@example.com' }),
  element(
    'div',
    { 'data-field': 'open' },
    element('span', { id: 'early-open' }, 'Open'),
    element('button', { role: 'switch', 'aria-labelledby': 'early-open' }),
  ),
  element('div', { 'data-field': 'zone.#1' }, element('button', {}, 'Quote')),
  element('div', { 'data-field': 'zone.#2' }, element('button', {}, 'Quote')),
];

const panelForm = `
  <a href="/list?page=1">Back</a>
  <span id="r1">Title</span><input name="title" aria-labelledby="r1" value="One line of text">
  <textarea name="summary">First\nSecond</textarea>
  <input name="email" type="email" value="ada@example.com">
  <div data-field="open"><span id="r2">Open</span><button role="switch" aria-labelledby="r2"></button></div>
  <div data-field="zone.#7"><button>Quote</button></div>
  <div data-field="zone.#8"><button>Quote</button></div>`;

const early = () => document.querySelector<HTMLElement>('.admin-early-page');

const inEarly = <E extends HTMLElement>(selector: string) => early()?.querySelector<E>(selector) as E;
const inPanel = <E extends HTMLElement>(selector: string) =>
  document.querySelector<E>(`#app ${selector}`) as E;

/** Clicks with a pointer; clicks of the keyboard have no detail. */
const pressByPointer = (control: Element | undefined) =>
  control?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));

/** What the controls of the panel received. */
let seen: string[] = [];

beforeEach(async () => {
  globalThis.adminPageShown = undefined;
  document.body.innerHTML = '<div id="app"></div>';
  await showEarlyPage(form);
  seen = [];
});

afterEach(() => {
  globalThis.adminEarlyPage = undefined;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Draws the page of the panel, which takes over. */
async function takeOver(): Promise<void> {
  const app = document.querySelector('#app');
  if (!app) throw new Error('There is no panel.');
  app.innerHTML = panelForm;
  for (const type of ['input', 'click', 'keydown'])
    app.addEventListener(type, (event) => {
      event.preventDefault();
      const target = event.target as HTMLInputElement;
      const name =
        target.name || target.closest('[data-field]')?.getAttribute('data-field') || target.textContent;
      seen.push(
        `${type} ${name} ${event instanceof KeyboardEvent ? event.key : (target.value ?? '')}`.trim(),
      );
    });
  globalThis.adminEarlyPage?.takeOver();
  await new Promise((resolve) => setTimeout(resolve, 5));
}

it('changes nothing that the user has not changed, whatever the browser makes of the values', async () => {
  expect(early()).not.toBeNull();
  await takeOver();
  expect(early()).toBeNull();
  expect(seen).toEqual([]);
});

it('types texts into the inputs of the panel, with the selection where it was', async () => {
  const summary = inEarly<HTMLTextAreaElement>('textarea');
  inEarly<HTMLInputElement>('[name="title"]').value = 'Changed';
  summary.focus();
  summary.value = 'Fir, Second';
  summary.setSelectionRange(3, 4, 'backward');
  await takeOver();
  expect(seen).toEqual(['input title Changed', 'input summary Fir, Second']);
  const own = inPanel<HTMLTextAreaElement>('textarea');
  expect(own).toHaveFocus();
  expect([own.selectionStart, own.selectionEnd, own.selectionDirection]).toEqual([3, 4, 'backward']);
});

it('keeps the focus in an input whose selection cannot be read', async () => {
  const email = inEarly<HTMLInputElement>('[name="email"]');
  email.focus();
  email.value = 'bo@example.com';
  await takeOver();
  expect(inPanel('[name="email"]')).toHaveFocus();
  expect(seen).toEqual(['input email bo@example.com']);
});

it('waits until an input method has completed its text', async () => {
  const title = inEarly<HTMLInputElement>('[name="title"]');
  title.focus();
  title.dispatchEvent(new Event('compositionstart', { bubbles: true }));
  await takeOver();
  expect(early()).not.toBeNull();
  title.value = 'にほん';
  title.dispatchEvent(new Event('compositionend', { bubbles: true }));
  await vi.waitFor(() => expect(seen).toEqual(['input title にほん']));
  expect(early()).toBeNull();
});

it('presses choices besides the last other control, in items at the same place', async () => {
  pressByPointer(inEarly('[role="switch"]'));
  pressByPointer([...(early()?.querySelectorAll('button') ?? [])].at(-1));
  expect(inEarly('[role="switch"]')).toHaveAttribute('aria-busy', 'true');
  await takeOver();
  await vi.waitFor(() => expect(seen.filter((one) => one.startsWith('click'))).toHaveLength(2));
  expect(seen.filter((one) => one.startsWith('click'))).toEqual(['click open', 'click zone.#8']);
});

it('follows a link whose address the panel has changed', async () => {
  pressByPointer(inEarly('a'));
  await takeOver();
  await vi.waitFor(() => expect(seen).toContain('click Back'));
});

it('saves after the texts when the user pressed the key for it', async () => {
  const title = inEarly<HTMLInputElement>('[name="title"]');
  title.focus();
  title.value = 'Changed';
  const save = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true });
  title.dispatchEvent(save);
  expect(save.defaultPrevented).toBe(true);
  await takeOver();
  await vi.waitFor(() => expect(seen).toEqual(['input title Changed', 'keydown title s']));
});

it('scrolls the page as far as it was scrolled', async () => {
  const scrolled = vi.fn<(options: ScrollToOptions) => void>();
  vi.stubGlobal('scrollTo', scrolled);
  const page = early();
  if (page) page.scrollTop = 340;
  await takeOver();
  expect(scrolled).toHaveBeenCalledWith({ top: 340, behavior: 'instant' });
});

it('removes the style sheets of its page once the browser is idle', async () => {
  const sheet = (name: string) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: name });
  const own = sheet('/assets/early-entry.early-abc.css');
  const other = sheet('/assets/panel-abc.css');
  document.head.append(own, other);
  await takeOver();
  await vi.waitFor(() => expect(own.isConnected).toBe(false), { timeout: 3_000 });
  expect(other.isConnected).toBe(true);
  other.remove();
});

it('shows what the panel has drawn around it, unless it is scrolled', () => {
  globalThis.adminEarlyPage?.uncover();
  expect(early()).toHaveAttribute('data-uncovered');
});

it('covers the page of the panel while it is scrolled', () => {
  const page = early();
  if (page) page.scrollTop = 340;
  globalThis.adminEarlyPage?.uncover();
  expect(early()).not.toHaveAttribute('data-uncovered');
});

it('disappears without repeating anything when the panel shows another page', async () => {
  inEarly<HTMLInputElement>('[name="title"]').value = 'Changed';
  const page = globalThis.adminEarlyPage;
  page?.leave();
  expect(early()).toBeNull();
  expect(globalThis.adminEarlyPage).toBeUndefined();
  await takeOver();
  expect(seen).toEqual([]);
});
