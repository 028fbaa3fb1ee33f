import { render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPanel, type PanelSpec } from './fixtures/open-panel.tsx';

// The time that a chunk takes is not what is tested.
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
    ['reset-password?code=x', 'Reset password'],
    ['login', 'Welcome!'],
  ])('have one called %s, with the choice of the language', async (page, title) => {
    open({ at: `/auth/${page}`, visitor: 'signed out' });
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByRole('combobox', { name: 'Language' })).toBeInTheDocument();
  });

  it('draw nothing for further ways to sign in', async () => {
    const { address } = open({ at: '/auth/providers', visitor: 'signed out' });
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(address()).toBe('/auth/providers');
  });

  it.each(['constructor', 'toString', '__proto__', 'nonsense', 'login/deeper'])(
    'have none called %s',
    async (page) => {
      const { address } = open({ at: `/auth/${page}`, visitor: 'signed out' });
      await screen.findByRole('heading', { level: 1, name: 'Welcome!' });
      expect(address()).not.toContain(page);
    },
  );

  it.each(['forgot-password', 'reset-password?code=x', 'register?registrationToken=x', 'oops', 'providers'])(
    'wait for the first administrator: %s',
    async (page) => {
      const { address } = open({ at: `/auth/${page}`, visitor: 'first administrator' });
      await screen.findByRole('heading', { level: 1, name: 'Welcome to Atrium' });
      expect(address()).toMatch(/^\/auth\/register-admin/);
    },
  );

  it.each(['forgot-password', 'reset-password?code=x', 'register?registrationToken=x', 'oops', 'providers'])(
    'are closed to somebody who is signed in: %s',
    async (page) => {
      const { address } = open({ at: `/auth/${page}` });
      await screen.findByRole('heading', { level: 1, name: 'Hello Ada' });
      expect(address()).toBe('/');
    },
  );
});
