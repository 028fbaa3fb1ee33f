import { render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { definePlugin } from '../extension/core/plugin.ts';
import { authPages, routes } from '../extension/points/routes.ts';
import { createTestRuntime } from '../testing/create-test-runtime.ts';
import { openPanel, type PanelSpec } from './fixtures/open-panel.tsx';

// The load time of a chunk is not under test.
beforeAll(() => Promise.all([import('../auth/register/pages.ts'), import('../auth/recovery/pages.ts')]));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(spec: PanelSpec) {
  const opened = openPanel(spec);
  render(opened.panel);
  return opened;
}

describe('the pages of the sign-in area', () => {
  it.each([
    ['forgot-password', 'Password Recovery'],
    ['forgot-password-success', 'Email sent'],
    ['oops', 'Oops...'],
    ['providers', 'Other ways to sign in'],
    ['reset-password?code=x', 'Reset password'],
    ['login', 'Welcome!'],
  ])('include one called %s, with the language field', async (page, title) => {
    open({ at: `/auth/${page}`, visitor: 'signed out' });
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByRole('combobox', { name: 'Language' })).toBeInTheDocument();
  });

  it.each(['constructor', 'toString', '__proto__', 'nonsense', 'login/deeper'])(
    'include none called %s',
    async (page) => {
      const { address } = open({ at: `/auth/${page}`, visitor: 'signed out' });
      await screen.findByRole('heading', { level: 1, name: 'Welcome!' });
      expect(address()).not.toContain(page);
    },
  );

  it.each(['forgot-password', 'reset-password?code=x', 'register?registrationToken=x', 'oops', 'providers'])(
    'redirect to the registration of the first administrator: %s',
    async (page) => {
      const { address } = open({ at: `/auth/${page}`, visitor: 'first administrator' });
      await screen.findByRole('heading', { level: 1, name: 'Welcome to Atrium' });
      expect(address()).toMatch(/^\/auth\/register-admin/);
      expect(screen.getByRole('combobox', { name: 'Language' })).toBeInTheDocument();
    },
  );

  it.each(['forgot-password', 'reset-password?code=x', 'register?registrationToken=x', 'oops', 'providers'])(
    'redirect signed-in users: %s',
    async (page) => {
      const { address } = open({ at: `/auth/${page}` });
      await screen.findByRole('heading', { level: 1, name: 'Hello Ada' });
      expect(address()).toBe('/');
    },
  );
});

const page = (title: string) => () => Promise.resolve({ default: () => <h1>{title}</h1> });

describe('a plugin page in the sign-in area', () => {
  const keys = definePlugin({
    id: 'keys',
    contributes: [
      authPages.add({ type: 'keys', page: page('Sign in with a key') }),
      authPages.add({ type: 'providers', page: page('Other ways') }),
      authPages.add({ type: 'login', page: page('Another sign-in') }),
    ],
  });

  it('is shown to visitors', async () => {
    const { address } = open({ at: '/auth/keys', visitor: 'signed out', plugins: [keys] });
    await screen.findByRole('heading', { level: 1, name: 'Sign in with a key' });
    expect(address()).toBe('/auth/keys');
  });

  it('can be the list of providers', async () => {
    open({ at: '/auth/providers', visitor: 'signed out', plugins: [keys] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Other ways' })).toBeInTheDocument();
  });

  it('does not replace a page of the host', async () => {
    open({ at: '/auth/login', visitor: 'signed out', plugins: [keys] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome!' })).toBeInTheDocument();
  });

  it('redirects to the registration of the first administrator', async () => {
    const { address } = open({ at: '/auth/keys', visitor: 'first administrator', plugins: [keys] });
    await screen.findByRole('heading', { level: 1, name: 'Welcome to Atrium' });
    expect(address()).toBe('/auth/register-admin');
  });

  it('redirects signed-in users', async () => {
    const { address } = open({ at: '/auth/keys', plugins: [keys] });
    await screen.findByRole('heading', { level: 1, name: 'Hello Ada' });
    expect(address()).toBe('/');
  });

  it.each(['auth', '/auth', 'auth/keys', 'auth/*'])(
    'is not a route called %s, which has no guard',
    (path) => {
      const beside = definePlugin({
        id: 'beside',
        contributes: [routes.add({ id: 'beside.page', path, access: 'public', page: page('Beside') })],
      });
      const { problems } = createTestRuntime({ plugins: [beside] });
      expect(problems.list()).toMatchObject([
        { pluginId: 'beside', message: expect.stringContaining('contributed as authPages') as string },
      ]);
    },
  );
});
