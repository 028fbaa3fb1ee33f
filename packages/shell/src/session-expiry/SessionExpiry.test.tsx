import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AxiosError } from 'axios';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorResponse, type FakeResponses } from '../http/fixtures/fake-server.ts';
import { isGranted } from '../permissions/grouped-permissions.ts';
import { fillField } from '../testing/fill-field.ts';
import { openPanel } from '../routing/fixtures/open-panel.tsx';
import type { Persistence } from '../session/token-storage.ts';
import { storageKeys } from '../session/token-storage.ts';
import { endingSession, notes, owner, password } from './fixtures/ending-session.tsx';

// The load time of a chunk is not under test.
beforeAll(() => Promise.all([import('./dialog/SignInAgain.tsx'), import('../auth/recovery/pages.ts')]));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

interface Situation {
  readonly login?: FakeResponses['POST /admin/login'];
  readonly responses?: FakeResponses;
  readonly persistence?: Persistence;
}

/** Opens a page with unsaved input and ends its session; the dialog is open. */
async function expire({ login, responses, persistence = 'tab' }: Situation = {}) {
  const server = endingSession(login);
  const opened = openPanel({
    at: '/note',
    plugins: [notes],
    responses: { ...server.responses, ...responses },
  });
  const { session } = opened.shell;
  session.actions.start({ token: 'stored', user: owner, persistence });
  render(opened.panel);
  await fillField(userEvent, await screen.findByLabelText('Text'), 'Seven poems');
  server.end();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  const field = within(dialog).getByLabelText<HTMLInputElement>(/^Password/);
  return {
    ...opened,
    session,
    endAgain: server.end,
    dialog: within(dialog),
    field,
    signIn: async (typed = password) => {
      if (typed !== '') await fillField(userEvent, field, typed);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }));
    },
    outcome: () => screen.getByRole('status', { hidden: true }),
  };
}

/** Simulates a change of the storage by another tab. */
const inOtherTab = (key: string, newValue: string | null) =>
  act(() => {
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });

const isClosed = () =>
  waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Your session has ended' })).not.toBeInTheDocument(),
  );

describe('a session that ends while the user works', () => {
  it('asks for the password in a dialog over the page, whose draft remains', async () => {
    const { dialog, field, outcome } = await expire();
    expect(dialog.getByText('Ada Lovelace')).toBeInTheDocument();
    expect(dialog.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(dialog.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(dialog.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    expect(field).toHaveFocus();
    expect(outcome()).toBeEmptyDOMElement();
  });

  it('continues after the sign-in; the refused call succeeds for its caller', async () => {
    const { outcome, server, address, signIn } = await expire();
    await signIn();
    await isClosed();
    await waitFor(() => expect(outcome()).toHaveTextContent('Saved'));
    expect(screen.getByLabelText('Text')).toHaveValue('Seven poems');
    expect(server.requestsTo('PUT /admin/users/me').at(-1)?.body).toEqual({ username: 'Seven poems' });
    expect(address()).toBe('/note');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  it('refreshes the permissions before calls continue', async () => {
    const { server, shell, outcome, signIn } = await expire();
    const before = server.requests.length;
    await signIn();
    await waitFor(() => expect(outcome()).toHaveTextContent('Saved'));
    expect(server.requests.slice(before).map(({ name }) => name)).toEqual([
      'POST /admin/login',
      'GET /admin/users/me/permissions',
      'PUT /admin/users/me',
    ]);
    const { granted } = shell.permissions.getState();
    expect(isGranted(granted, [{ action: 'notes.new', subject: null }])).toBe(true);
  });

  it('keeps the permissions object when they are unchanged, so that no page refetches', async () => {
    const { shell, signIn } = await expire({
      responses: { 'GET /admin/users/me/permissions': { body: { data: [] } } },
    });
    const before = shell.permissions.getState().granted;
    await signIn();
    await isClosed();
    await shell.http.call('PUT /admin/users/me', { body: {} });
    expect(shell.permissions.getState().granted).toBe(before);
  });

  it('continues with its old permissions when they cannot be fetched', async () => {
    let isRead = false;
    const { outcome, signIn } = await expire({
      responses: {
        'GET /admin/users/me/permissions': () => {
          if (isRead) throw new AxiosError('Network Error');
          isRead = true;
          return { body: { data: [] } };
        },
      },
    });
    await signIn();
    await waitFor(() => expect(outcome()).toHaveTextContent('Saved'));
  });

  it.each([
    ['persistent', 'remembered', localStorage, sessionStorage],
    ['tab', 'tab', sessionStorage, localStorage],
  ] as const)('keeps its persistence: %s', async (persistence, header, stored, other) => {
    const { server, signIn } = await expire({ persistence });
    await signIn();
    await isClosed();
    expect(server.requestsTo('POST /admin/login')[0]?.header('X-Session-Lifetime')).toBe(header);
    expect(stored.getItem(storageKeys.token)).toBe('again');
    expect(other.getItem(storageKeys.token)).toBeNull();
  });

  it('asks once for any number of refused and new calls', async () => {
    const { shell, server, signIn } = await expire();
    const calls = [1, 2, 3].map(() => shell.http.call('PUT /admin/users/me', { body: {} }));
    expect(server.requestsTo('PUT /admin/users/me')).toHaveLength(1);
    await signIn();
    await expect(Promise.all(calls)).resolves.toHaveLength(3);
    expect(server.requestsTo('POST /admin/login')).toHaveLength(1);
  });

  it('asks again when the next session ends too', async () => {
    const { shell, signIn, endAgain } = await expire();
    await signIn();
    await isClosed();
    endAgain();
    void shell.http.call('PUT /admin/users/me', { body: {} });
    expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeInTheDocument();
  });
});

describe('a failed sign-in in the dialog', () => {
  it('shows the error of the server, keeps the password and focuses it', async () => {
    const { dialog, field, signIn } = await expire();
    await signIn('wrong');
    expect(await dialog.findByText('Invalid credentials')).toBeInTheDocument();
    expect(field).toHaveValue('wrong');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('!');
    expect(dialog.queryByText('Invalid credentials')).not.toBeInTheDocument();
  });

  it('shows when to try again after too many attempts', async () => {
    const { dialog, signIn } = await expire({
      login: {
        ...errorResponse(429, 'RateLimitError', 'Too many requests, please try again later.'),
        headers: { 'retry-after': '120' },
      },
    });
    await signIn('wrong');
    expect(await dialog.findByText('Too many tries. Try again in 2 minutes.')).toBeInTheDocument();
  });

  it('shows that the server is unreachable, and can be repeated', async () => {
    let isAway = true;
    const { dialog, outcome, signIn } = await expire({
      login: () => {
        if (isAway) throw new AxiosError('Network Error');
        return { body: { data: { token: 'elsewhere', user: owner } } };
      },
      responses: { 'PUT /admin/users/me': endedUntil('elsewhere') },
    });
    await signIn();
    await dialog.findByText('The server cannot be reached. Try again in a moment.');
    isAway = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(outcome()).toHaveTextContent('Saved'));
  });

  it('sends nothing without a password', async () => {
    const { field, server, signIn } = await expire();
    await signIn('');
    expect(field).toHaveAccessibleDescription('Enter your password.');
    expect(field).toHaveFocus();
    expect(server.requestsTo('POST /admin/login')).toHaveLength(0);
  });

  it('redirects a suspended user without asking about unsaved changes', async () => {
    const { address, session, signIn } = await expire({
      login: errorResponse(400, 'ApplicationError', 'User not active'),
    });
    await signIn();
    await screen.findByText('Your account has been suspended.');
    expect(address()).toBe('/auth/oops');
    expect(session.getState().token).toBeNull();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('ends the session when the email address belongs to another account', async () => {
    const { session, signIn } = await expire({
      login: { body: { data: { token: 'other', user: { ...owner, id: 2 } } } },
    });
    await signIn();
    await screen.findByRole('heading', { name: 'Welcome!' });
    expect(session.getState().token).toBeNull();
    expect(sessionStorage.getItem(storageKeys.token)).toBeNull();
  });
});

describe('signing out in the dialog', () => {
  it('asks once before unsaved changes are lost, and opens the sign-in page without an error', async () => {
    const { dialog, address, server, outcome } = await expire();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    const question = await screen.findByRole('alertdialog', { name: 'Sign out without saving?' });
    expect(outcome()).toBeEmptyDOMElement();
    await userEvent.click(within(question).getByRole('button', { name: 'Sign out' }));
    await screen.findByRole('heading', { name: 'Welcome!' });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(address()).toBe('/auth/login?redirectTo=%2Fnote');
    expect(sessionStorage.getItem(storageKeys.token)).toBeNull();
    expect(server.requestsTo('POST /admin/logout')).toEqual([]);
  });

  it('returns to the password when cancelled', async () => {
    const { dialog, field, session } = await expire();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(field).toBeInTheDocument();
    expect(session.getState().status).toBe('expired');
  });

  it('is not caused by Esc or a click outside the dialog', async () => {
    const { session } = await expire();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body, { pointerEventsCheck: 0 });
    expect(screen.getByRole('dialog', { name: 'Your session has ended' })).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(session.getState().status).toBe('expired');
  });
});

describe('other tabs', () => {
  it('close the dialog when the user signs in there, and calls continue', async () => {
    const { outcome, server } = await expire({
      persistence: 'persistent',
      responses: { 'PUT /admin/users/me': endedUntil('elsewhere') },
    });
    inOtherTab(storageKeys.token, 'elsewhere');
    await isClosed();
    await waitFor(() => expect(outcome()).toHaveTextContent('Saved'));
    expect(server.requestsTo('POST /admin/login')).toEqual([]);
  });

  it('end the session when the user signs out there', async () => {
    const { session } = await expire({ persistence: 'persistent' });
    inOtherTab(storageKeys.user, null);
    await screen.findByRole('heading', { name: 'Welcome!' });
    expect(session.getState().token).toBeNull();
  });

  it('end the session of this tab only, when another user signs in there', async () => {
    await expire({ persistence: 'persistent' });
    const other = `h.${btoa(JSON.stringify({ id: 2 }))}.s`;
    inOtherTab(storageKeys.token, other);
    await screen.findByRole('heading', { name: 'Welcome!' });
    expect(localStorage.getItem(storageKeys.token)).toBe(other);
  });
});

/** Refuses every token except one. */
function endedUntil(token: string): NonNullable<FakeResponses['PUT /admin/users/me']> {
  return ({ header }) =>
    header('Authorization') === `Bearer ${token}`
      ? { body: { data: {} } }
      : errorResponse(401, 'UnauthorizedError', 'Missing or invalid credentials');
}
