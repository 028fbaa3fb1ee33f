import { act, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showRememberedPage } from '../preload/show-remembered-page.ts';
import { forgetPages } from '../remembered-page/forget-pages.ts';
import { rememberPage } from './remember-page.ts';
import { usePageShown } from './use-page-shown.ts';

/** The storage of responses that browsers have; jsdom has none. */
function stubCaches(): void {
  const stored = new Map<string, Response>();
  const cache = {
    delete: async (key: string) => stored.delete(key),
    keys: async () => [...stored.keys()],
    put: async (key: string, response: Response) => void stored.set(key, response),
  };
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: async (key: string) => stored.get(key)?.clone(),
    delete: async () => stored.clear(),
  });
}

const tokenOf = (id: number) => `x.${btoa(JSON.stringify({ id }))}.y`;

const ada = tokenOf(1);

const drawn = `
  <header><a href="#home" onclick="window.isPressed = true">Home</a></header>
  <main style="color: red">
    <script>window.isRun = true</script>
    <input aria-label="Search" />
    <input type="checkbox" aria-label="Select all" />
    <table><tbody>
      <tr><td><input type="checkbox" aria-label="Select first" /></td><td><a href="#first">First</a></td></tr>
      <tr><td><input type="checkbox" aria-label="Select second" /></td><td><a href="#second">Second</a></td></tr>
    </tbody></table>
    <svg viewBox="0 0 1 1"><path d="M0 0" /></svg>
    <time data-relative="" datetime="${new Date().toISOString()}">an hour ago</time>
    <p role="status">1 entry</p>
  </main>`;

const visitOf = (visit: string | null, token = ada): void => {
  globalThis.adminPreloadedResponses = { token, responses: new Map(), visit: Promise.resolve(visit) };
};

function List({ isShown }: { readonly isShown: boolean }): null {
  usePageShown(isShown);
  return null;
}

const remembered = () => document.querySelector('.admin-early-page');

/** Presses a key where the focus is. @returns whether the page leaves it to the browser */
const press = (key: string, shiftKey = false) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }),
  );

/** Clicks an element; clicks of the keyboard have no detail. */
const pressByPointer = (element: Element | null | undefined) =>
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));

/** Draws a page, remembers it, and opens a new document at the same address. */
async function rememberAndReopen(): Promise<void> {
  document.body.innerHTML = `<div id="app">${drawn}</div>`;
  await rememberPage('rows', ada, location.href);
  document.body.innerHTML = '<div id="app"></div>';
}

beforeEach(() => {
  stubCaches();
  globalThis.adminPageShown = undefined;
});
afterEach(() => {
  globalThis.adminEarlyPage = undefined;
  globalThis.adminPreloadedResponses = undefined;
  document.body.replaceChildren();
  document.head.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('a remembered page', () => {
  it('is shown while everything that it was drawn from is the same, without code', async () => {
    await rememberAndReopen();
    visitOf('rows');
    await showRememberedPage();
    expect(remembered()).toHaveTextContent('First');
    expect(remembered()?.querySelector<HTMLElement>('main')?.style.color).toBe('red');
    expect(remembered()?.querySelector('path')).toBeInstanceOf(SVGElement);
    expect(remembered()?.querySelector('time')).toHaveTextContent(/now|second/);
    expect(remembered()?.querySelector('script')).toBeNull();
    expect(remembered()?.querySelector('[onclick]')).toBeNull();
    expect(remembered()?.querySelector('[role="status"]')).toHaveAttribute('aria-live', 'off');
  });

  it.each<[string, () => void]>([
    ['other rows', () => visitOf('changed')],
    ['a failed visit', () => visitOf(null)],
    ['another user', () => visitOf('rows', tokenOf(2))],
    ['another language', () => localStorage.setItem('admin.language', 'fr')],
    ['another width', () => vi.stubGlobal('innerWidth', 390)],
    [
      'another build',
      () =>
        document.head.append(
          Object.assign(document.createElement('script'), {
            id: 'admin-chunks',
            type: 'application/json',
            textContent: '{}',
          }),
        ),
    ],
    ['a page of the panel', () => (globalThis.adminPageShown = true)],
    ['a user who signed out', () => void forgetPages()],
  ])('is not shown for %s', async (_, change) => {
    await rememberAndReopen();
    visitOf('rows');
    change();
    await showRememberedPage();
    expect(remembered()).toBeNull();
  });

  it('is not remembered below a dialog, scrolled, or after the address has changed', async () => {
    document.body.innerHTML = `<div id="app">${drawn}</div><div role="dialog"></div>`;
    await rememberPage('rows', ada, location.href);
    document.querySelector('[role="dialog"]')?.remove();
    vi.stubGlobal('scrollY', 10);
    await rememberPage('rows', ada, location.href);
    vi.stubGlobal('scrollY', 0);
    await rememberPage('rows', ada, `${location.href}?page=2`);
    document.body.innerHTML = '<div id="app"></div>';
    visitOf('rows');
    await showRememberedPage();
    expect(remembered()).toBeNull();
  });

  it('hands the focus, typed text and the last press over to the page of the panel', async () => {
    await rememberAndReopen();
    visitOf('rows');
    await showRememberedPage();
    const address = location.href;
    const search = remembered()?.querySelector('input');
    search?.focus();
    pressByPointer(search);
    if (search) search.value = 'clay';
    const busy = () =>
      [...(remembered()?.querySelectorAll('[aria-busy]') ?? [])].map((one) => one.textContent);
    expect(busy()).toEqual([]);
    pressByPointer(remembered()?.querySelector('[href="#second"]'));
    expect(busy()).toEqual(['Second']);
    pressByPointer(remembered()?.querySelector('[href="#first"]'));
    expect(busy()).toEqual(['First']);
    expect(location.href).toBe(address);

    const app = document.createElement('div');
    app.innerHTML = drawn;
    document.querySelector('#app')?.append(app);
    const typed = vi.fn();
    const pressed = vi.fn((event: Event) => event.preventDefault());
    app.querySelector('input')?.addEventListener('input', typed);
    // Some menus open when the press starts.
    const order: string[] = [];
    for (const type of ['pointerdown', 'pointerup', 'click']) {
      app.querySelector('[href="#first"]')?.addEventListener(type, () => order.push(type));
    }
    app.querySelector('[href="#first"]')?.addEventListener('click', pressed);
    const { rerender } = render(createElement(List, { isShown: false }));
    expect(remembered()).not.toBeNull();
    await act(async () => rerender(createElement(List, { isShown: true })));
    expect(remembered()).toBeNull();
    expect(app.querySelector('input')).toHaveFocus();
    expect(app.querySelector('input')).toHaveValue('clay');
    expect([typed.mock.calls.length, pressed.mock.calls.length]).toEqual([1, 1]);
    expect(order).toEqual(['pointerdown', 'pointerup', 'click']);
  });

  it('shows the checkboxes that are pressed, and hands them over together with the last press', async () => {
    await rememberAndReopen();
    visitOf('rows');
    await showRememberedPage();
    const boxes = (page: ParentNode | null | undefined) => [
      ...(page?.querySelectorAll<HTMLInputElement>('[type="checkbox"]') ?? []),
    ];
    for (const box of boxes(remembered())) box.click();
    boxes(remembered()).at(-1)?.click();
    remembered()?.querySelector<HTMLElement>('[href="#second"]')?.click();
    expect(boxes(remembered()).map(({ checked }) => checked)).toEqual([true, true, false]);

    document.querySelector('#app')!.innerHTML = `<div>${drawn}</div>`;
    const [all, first, second] = boxes(document.querySelector('#app'));
    // The panel may have checked a row by the checkbox before it.
    all?.addEventListener('change', () => (first!.checked = true));
    const pressed = vi.fn((event: Event) => event.preventDefault());
    document.querySelector('#app [href="#second"]')?.addEventListener('click', pressed);
    globalThis.adminEarlyPage?.takeOver();
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
    expect([all?.checked, first?.checked, second?.checked]).toEqual([true, true, false]);
  });

  it('hands the focus of a row, its keys, and a press on a row over', async () => {
    const table = (texts: readonly string[]) =>
      `<main><table><tbody>${texts.map((text, id) => `<tr data-row="${id}" tabindex="${id === 0 ? 0 : -1}"><td>${text}</td></tr>`).join('')}</tbody></table></main>`;
    document.body.innerHTML = `<div id="app">${table(['Ada', 'Bo'])}</div>`;
    await rememberPage('rows', ada, location.href);
    document.body.innerHTML = '<div id="app"></div>';
    visitOf('rows');
    await showRememberedPage();
    const rows = (page: ParentNode | null) => [...(page?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    rows(remembered())[0]?.focus();
    press('ArrowDown');
    rows(remembered())[1]?.focus();
    expect([press(' ', true), press('Enter'), press('Tab'), press('x')]).toEqual([false, false, true, true]);
    pressByPointer(rows(remembered())[0]?.querySelector('td'));

    document.querySelector('#app')!.innerHTML = `<div>${table(['Ada, again', 'Bo, again'])}</div>`;
    const [first, second] = rows(document.querySelector('#app'));
    const seen: string[] = [];
    for (const row of [first, second]) {
      row?.addEventListener('click', () => seen.push(`press on ${row.textContent}`));
      row?.addEventListener('keydown', ({ key, shiftKey }) =>
        seen.push(`${shiftKey ? 'Shift' : ''}${key} on ${row.textContent}`),
      );
    }
    globalThis.adminEarlyPage?.takeOver();
    await vi.waitFor(() => expect(seen).toContain('press on Ada, again'));
    expect(second).toHaveFocus();
    expect(seen).toEqual(['Shift  on Bo, again', 'Enter on Bo, again', 'press on Ada, again']);
  });

  it.each([
    ['the key opens', true, ['keydown']],
    ['a click follows', false, ['keydown', 'click']],
  ])(
    'hands a press by keyboard over to a control that %s, once it is drawn',
    async (_, opensByKey, expected) => {
      await rememberAndReopen();
      visitOf('rows');
      await showRememberedPage();
      // The keyboard clicks without a pointer.
      remembered()?.querySelector<HTMLElement>('[href="#second"]')?.focus();
      remembered()?.querySelector<HTMLElement>('[href="#second"]')?.click();
      globalThis.adminEarlyPage?.takeOver();
      expect(remembered()).toBeNull();

      const seen: string[] = [];
      const link = document.createElement('a');
      Object.assign(link, { href: '#second', textContent: 'Second' });
      link.addEventListener('keydown', (event) => {
        seen.push('keydown');
        if (opensByKey) event.preventDefault();
      });
      link.addEventListener('click', () => seen.push('click'));
      document.querySelector('#app')?.append(link);
      await vi.waitFor(() => expect(seen).toEqual(expected));
      expect(link).toHaveFocus();
    },
  );

  it('forgets a press on a control that is not drawn when the user does something else', async () => {
    await rememberAndReopen();
    visitOf('rows');
    await showRememberedPage();
    remembered()?.querySelector<HTMLElement>('[href="#second"]')?.click();
    globalThis.adminEarlyPage?.takeOver();
    await Promise.resolve();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
    const pressed = vi.fn();
    document.querySelector('#app')!.innerHTML = drawn;
    document.querySelector('#app [href="#second"]')?.addEventListener('click', pressed);
    await new Promise((resolve) => setTimeout(resolve));
    expect(pressed).not.toHaveBeenCalled();
  });

  it('waits for the code of the panel, but makes room for a page on which the panel shows no list', async () => {
    await rememberAndReopen();
    visitOf('rows');
    await showRememberedPage();
    vi.useFakeTimers();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(remembered()).not.toBeNull();
    document.querySelector('#app')!.innerHTML = '<main>The server cannot be reached.</main>';
    await vi.advanceTimersByTimeAsync(9_000);
    expect(remembered()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    expect(remembered()).toBeNull();
  });
});
