import { act, screen, waitFor } from '@testing-library/react';
import axios from 'axios';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  errorResponse,
  fakeServer,
  type FakeResponse,
  type FakeResponses,
} from '../http/fixtures/fake-server.ts';
import { loadAxiosClient } from '../http/http-client.ts';
import type { AdminConfig } from './admin-config.ts';
import { createAdmin } from './create-admin.tsx';
import type { AdminHandle } from './start-panel.ts';

const { adapter } = axios.defaults;
let handle: AdminHandle | undefined;

// The load time of chunks is not under test; without its client the panel would send no request.
beforeAll(() =>
  Promise.all([
    loadAxiosClient(),
    import('../frame/Notifications.tsx'),
    import('../frame/error-pages/NoApiPage.tsx'),
  ]),
);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/auth/login');
});
afterEach(() => {
  act(() => handle?.stop());
  if (adapter) axios.defaults.adapter = adapter;
  vi.restoreAllMocks();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

const known: FakeResponses = {
  'GET /admin/init': { body: { data: { uuid: 'x', hasAdmin: true, menuLogo: null, authLogo: null } } },
  'GET /admin/project-type': {
    body: { data: { isEE: false, features: [], flags: { nps: false, promoteEE: false } } },
  },
};
const inTrouble = errorResponse(500, 'InternalServerError', 'Out of order');

/** The rendered notifications, with their tones. */
const notices = () => document.querySelectorAll('li[data-tone]');

/** Waits long enough for an unwanted effect to appear. */
const pass = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

/** Starts a panel on a page without embedded responses. */
async function start(
  responses: FakeResponses,
  config: Pick<AdminConfig, 'tutorials' | 'notifications'> = {},
) {
  const server = fakeServer({ ...known, ...responses });
  axios.defaults.adapter = server.adapter;
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const root = document.body.appendChild(document.createElement('div'));
  handle = await createAdmin({ plugins: [], limits: { projectType: 20 }, ...config }).start(root);
  return { logged, server, settings: handle.runtime.config };
}

describe('a panel that requests its start-up values', () => {
  it('renders nothing before both responses arrive', async () => {
    const waiting: ((response: FakeResponse) => void)[] = [];
    await start({ 'GET /admin/project-type': () => new Promise((resolve) => waiting.push(resolve)) });
    await vi.waitFor(() => expect(waiting).toHaveLength(1), 15_000);
    // The other response arrived long before.
    await pass();
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
    await waitFor(() => expect(waiting).toHaveLength(1));
    await act(async () => waiting[0]?.(known['GET /admin/project-type'] as FakeResponse));
    expect(await screen.findByRole('main')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
  });

  it('only logs a failed request for the edition', async () => {
    const { logged } = await start({ 'GET /admin/project-type': inTrouble });
    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
    const lines = logged.mock.calls.filter(([text]) => text === 'The project type could not be loaded:');
    expect(lines).toEqual([
      ['The project type could not be loaded:', expect.objectContaining({ message: 'Out of order' })],
    ]);
    await pass();
    expect(notices()).toHaveLength(0);
  });

  it('warns when the request for the server configuration fails, and starts', async () => {
    const { logged } = await start({ 'GET /admin/init': inTrouble });
    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
    await waitFor(() => expect(notices()).toHaveLength(1));
    expect(notices()[0]).toHaveAttribute('data-tone', 'warning');
    expect(notices()[0]).toHaveTextContent(
      'The panel could not load its settings from the server. Reload the page to try again.',
    );
    expect(logged.mock.calls.flat()).not.toContain('The project type could not be loaded:');
  });
});

describe('a panel on another host', () => {
  const page: FakeResponse = { body: '<!doctype html><title>Panel</title>' };
  /** Opens a page of a host without panel markup, with its settings file. */
  function openPage(settings: object) {
    const script = document.body.appendChild(document.createElement('script'));
    // The type is set last, so that nothing is fetched.
    script.src = '/shop/cms/assets/index-a1.js';
    script.type = 'module';
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(settings));
    window.history.replaceState(null, '', '/shop/cms/auth/login');
  }

  it('is served from a sub-folder, and calls the API that its configuration file names', async () => {
    openPage({ apiUrl: 'https://api.example.com' });
    const { server, settings } = await start({});
    expect(settings).toMatchObject({ basename: '/shop/cms', backendUrl: 'https://api.example.com' });
    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
    // A server of another origin may not allow the header, and the browser would block the request.
    expect(server.requests.map(({ header }) => header('X-Session-Lifetime'))).toEqual([null, null]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('shows only the requested address if no API responds there', async () => {
    openPage({ apiUrl: 'https://api.example.com' });
    await start({ 'GET /admin/init': page, 'GET /admin/project-type': page });
    expect(
      await screen.findByRole('heading', { name: 'No API answers at this address' }),
    ).toBeInTheDocument();
    expect(screen.getByText('https://api.example.com/admin/init')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Login' })).not.toBeInTheDocument();
    await pass();
    expect(notices()).toHaveLength(0);
  });
});

describe('tutorials', () => {
  it('are offered unless the host disables them', async () => {
    expect((await start({})).settings.showTutorials).toBe(true);
    act(() => handle?.stop());
    expect((await start({}, { tutorials: false })).settings.showTutorials).toBe(false);
  });
});

describe('notifications about releases', () => {
  it('are shown unless the host disables them', async () => {
    expect((await start({}, { notifications: {} })).settings.showReleases).toBe(true);
    act(() => handle?.stop());
    expect((await start({}, { notifications: { releases: false } })).settings.showReleases).toBe(false);
  });
});
