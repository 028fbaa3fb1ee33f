import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BootDocument } from '../project/boot-document.ts';
import { showSignIn } from './early-sign-in.ts';
import { earlySignInValues, resumeSignIn } from '../auth/login/take-over-sign-in.ts';
import type { PagePreload } from './page-preload.ts';

const fields = `
  <img src="logo.svg" alt="" />
  <form>
    <input name="email" type="email" />
    <input name="password" type="password" />
    <input name="rememberMe" type="checkbox" />
    <button type="submit">Login</button>
  </form>`;
const library: PagePreload = {
  chunks: ({ pathname }) => (pathname.startsWith('/library') ? ['library'] : []),
};
const init = { uuid: 'x', hasAdmin: true, menuLogo: null, authLogo: null };

beforeEach(() => {
  document.body.innerHTML = `<div id="app"></div><template id="admin-sign-in">${fields}</template>`;
});
afterEach(() => {
  globalThis.adminEarlySignIn = undefined;
  localStorage.clear();
  document.body.replaceChildren();
  document.head.replaceChildren();
});

/** Simulates reading the document. */
async function read(boot: BootDocument | null = { init }, pathname = '/auth/login'): Promise<void> {
  void showSignIn(boot, { pathname, search: new URLSearchParams() }, [library]);
  document.dispatchEvent(new Event('readystatechange'));
  await new Promise((resolve) => setTimeout(resolve));
}

const form = () => document.querySelector('form');
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

const send = () => form()?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

function type(name: string, value: string): void {
  const input = field(name);
  if (!input) throw new Error(`There is no field ${name}.`);
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('the form in the document', () => {
  it.each(['/auth/login', '/library/shelves'])('is shown and focused at %s', async (pathname) => {
    await read(undefined, pathname);
    expect(form()).toBeVisible();
    expect(field('email')).toHaveFocus();
  });

  it.each<[string, BootDocument | null, string]>([
    ['at a page that may be public', { init }, '/imprint'],
    ['at another page of the sign-in area', { init }, '/auth/forgot-password'],
    ['without an administrator', { init: { ...init, hasAdmin: false } }, '/auth/login'],
    ['without settings of the server', null, '/auth/login'],
  ])('is not shown %s', async (_, boot, pathname) => {
    await read(boot, pathname);
    expect(form()).toBeNull();
  });

  it('is not shown to users who selected another language', async () => {
    localStorage.setItem('admin.language', 'fr');
    await read();
    expect(form()).toBeNull();
  });

  it('is not shown if the panel has rendered before', async () => {
    const announced = document.createElement('span');
    announced.ariaLive = 'polite';
    document.querySelector('#app')?.append(announced, document.createElement('main'));
    await read();
    expect(form()).toBeNull();
  });

  it('waits for the styles of the page', async () => {
    const link = document.head.appendChild(document.createElement('link'));
    link.rel = 'stylesheet';
    await read();
    expect(form()).toBeNull();
    link.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(form()).not.toBeNull());
  });

  it('shows the logo of the installation', async () => {
    await read({ init: { ...init, authLogo: '/uploads/own.png' }, apiUrl: 'https://api.example.com' });
    expect(document.querySelector('img')).toHaveAttribute('src', 'https://api.example.com/uploads/own.png');
  });

  it('is submitted only by the panel, and not after a later change', async () => {
    await read();
    expect(send()).toBe(false);
    expect(document.querySelector('button')).toHaveAttribute('aria-busy', 'true');
    type('password', 'x');
    expect(document.querySelector('button')).not.toHaveAttribute('aria-busy');
    expect(globalThis.adminEarlySignIn?.isSent()).toBe(false);
    send();
    expect(resumeSignIn()).toBe(true);
    expect(resumeSignIn()).toBe(false);
  });
});

describe('the form of the panel', () => {
  it('takes over the values, the focus and the caret of the one in the document', async () => {
    await read();
    type('email', 'ada@example.com');
    field('email')?.setSelectionRange(3, 3);
    field('rememberMe')?.click();
    expect(earlySignInValues()).toEqual({ email: 'ada@example.com', password: '', rememberMe: true });

    const app = document.querySelector('#app');
    if (app) app.innerHTML = fields;
    const drawn = app?.querySelector<HTMLInputElement>('[name="email"]');
    if (drawn) drawn.value = 'ada@example.com';
    expect(resumeSignIn()).toBe(false);
    expect(document.querySelectorAll('form')).toHaveLength(1);
    expect(drawn).toHaveFocus();
    expect(drawn).toHaveAttribute('type', 'email');
    expect(earlySignInValues()).toEqual({});
  });
});
