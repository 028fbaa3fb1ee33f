import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AxiosError } from 'axios';
import { beforeEach, describe, expect, it } from 'vitest';
import { definePlugin } from '../extension/core/plugin.ts';
import { routes } from '../extension/points/routes.ts';
import { errorResponse, type FakeResponse } from '../http/fixtures/fake-server.ts';
import { fillField } from '../testing/fill-field.ts';
import { openPanel, type PanelSpec } from './fixtures/open-panel.tsx';
import { library } from './fixtures/sample-plugin.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(spec: PanelSpec) {
  const opened = openPanel(spec);
  render(opened.panel);
  return opened;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function signIn() {
  await heading('Welcome!');
  await fillField(userEvent, screen.getByLabelText(/^Email/), 'ada@example.com');
  await fillField(userEvent, screen.getByLabelText(/^Password/), 'Passw0rd');
  await userEvent.keyboard('{Enter}');
}

describe('a page that requires a session', () => {
  it('redirects a visitor to the sign-in page, which leads back to it', async () => {
    const { address } = open({ at: '/books?page=2', visitor: 'signed out' });
    await heading('Welcome!');
    expect(address()).toBe('/auth/login?redirectTo=%2Fbooks%3Fpage%3D2');
    await signIn();
    await heading('Books');
    expect(address()).toBe('/books?page=2');
  });

  it('is not stored as the target if it is the home page, which is the default', async () => {
    const { address } = open({ visitor: 'signed out' });
    await heading('Welcome!');
    expect(address()).toBe('/auth/login');
  });

  it('includes the survey about the work of the user', async () => {
    const { address } = open({ at: '/usecase?hasAdmin=false', visitor: 'signed out' });
    await heading('Welcome!');
    expect(address()).toBe('/auth/login?redirectTo=%2Fusecase%3FhasAdmin%3Dfalse');
  });

  it('redirects to the sign-in page when the server rejects the stored token', async () => {
    const { address, server } = open({
      at: '/books',
      responses: { 'POST /admin/renew-token': errorResponse(400, 'ValidationError', 'Invalid token') },
    });
    await heading('Welcome!');
    expect(address()).toBe('/auth/login?redirectTo=%2Fbooks');
    expect(sessionStorage).toHaveLength(0);
    const renewals = server.requestsTo('POST /admin/renew-token');
    expect(renewals.map(({ body }) => body)).toEqual([{ token: 'stored' }]);
  });

  it('redirects to the sign-in page when the session ends on it', async () => {
    const { address, shell } = open({ at: '/books' });
    await heading('Books');
    act(() => shell.session.actions.end());
    await heading('Welcome!');
    expect(address()).toBe('/auth/login?redirectTo=%2Fbooks');
  });

  it('is not the target of the next sign-in after a sign-out', async () => {
    const { address } = open({ at: '/books' });
    await heading('Books');
    await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await heading('Welcome!');
    expect(address()).toBe('/auth/login');
  });

  it('waits while the server cannot be reached, and renders when it responds again', async () => {
    let isAway = true;
    const unreachable = (): FakeResponse => {
      if (isAway) throw new AxiosError('Network Error');
      return { body: { data: [] } };
    };
    const { address, shell } = open({
      at: '/books',
      responses: { 'GET /admin/users/me/permissions': unreachable },
    });
    await heading('The server cannot be reached');
    expect(shell.session.getState().token).not.toBeNull();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Books');
    expect(address()).toBe('/books');
  });
});

describe('the sign-in area', () => {
  it('redirects signed-in users', async () => {
    const { address } = open({ at: '/auth/login?redirectTo=%2Fbooks' });
    await heading('Hello Ada');
    expect(address()).toBe('/');
  });

  it('starts with the registration of the first administrator, and keeps the target page', async () => {
    const { address } = open({ at: '/auth/login?redirectTo=%2Fbooks', visitor: 'first administrator' });
    await heading('Welcome to Atrium');
    expect(address()).toBe('/auth/register-admin?redirectTo=%2Fbooks');
  });

  it.each(['register-admin', 'nonsense'])('has no page %s once an administrator exists', async (page) => {
    const { address } = open({ at: `/auth/${page}`, visitor: 'signed out' });
    await heading('Welcome!');
    expect(address()).toBe('/auth/login');
  });

  it.each(['//evil.example', '/auth/forgot-password'])('never redirects to %s', async (target) => {
    const { address } = open({
      at: `/auth/login?redirectTo=${encodeURIComponent(target)}`,
      visitor: 'signed out',
    });
    await signIn();
    await heading('Hello Ada');
    expect(address()).toBe('/');
  });
});

describe('a public page', () => {
  const notice = definePlugin({
    id: 'notice',
    contributes: [
      routes.add({
        id: 'notice.page',
        path: 'notice',
        access: 'public',
        page: () => Promise.resolve({ default: () => <h1>House notice</h1> }),
      }),
      ...['house', 'usecase', ':area/login'].map((path) =>
        routes.add({
          id: `notice.${path}`,
          path,
          access: 'public',
          page: () => Promise.resolve({ default: () => <h1>Public notice</h1> }),
        }),
      ),
    ],
  });

  it.each(['signed out', 'signed in', 'first administrator'] as const)(
    'is shown to a visitor who is %s',
    async (visitor) => {
      const { address } = open({ at: '/notice', visitor, plugins: [notice] });
      await heading('House notice');
      expect(address()).toBe('/notice');
    },
  );

  it('takes precedence over the pages of other plugins', async () => {
    open({ at: '/house', visitor: 'signed in', plugins: [library, notice] });
    expect(await heading('Public notice')).toBeInTheDocument();
  });

  it.each(['/usecase', '/auth/login'])(
    '[E74] does not replace %s of the host, unless the host trusts its plugin',
    async (at) => {
      open({ at, visitor: 'signed out', plugins: [notice] });
      expect(await heading('Welcome!')).toBeInTheDocument();
    },
  );
});
