import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorResponse, fakeServer } from '../http/fixtures/fake-server.ts';
import { bootDocumentId } from '../project/boot-document.ts';
import { communityProject } from '../project/project-store.ts';
import { createShellServices } from '../panel-services/shell-services.ts';
import { discardPreloadedResponses } from '../http/preloaded-responses.ts';
import { chunkListId } from './preload-chunks.ts';
import { storedToken, startPreload } from './start-preload.ts';
import type { PagePreload } from './page-preload.ts';

const user = { id: 1, firstname: 'Ada', lastname: null, email: 'ada@example.com' };
const me = { data: { ...user, preferedLanguage: null, roles: [] } };
const responses: Readonly<Record<string, object>> = {
  '/admin/renew-token': { data: { token: 'renewed' } },
  '/admin/users/me': me,
  '/admin/users/me/permissions': { data: [] },
};

const library: PagePreload = {
  chunks: ({ pathname }) => (pathname.startsWith('/library') ? ['library'] : []),
  outline: ({ pathname }) => (pathname.startsWith('/library') ? 'list' : undefined),
  calls: ({ search }) => [{ path: '/books', query: { page: search.get('page'), sort: { title: 'asc' } } }],
};

const fetching = vi.spyOn(globalThis, 'fetch');
const element = (id: string, value: object) =>
  Object.assign(document.head.appendChild(document.createElement('script')), {
    id,
    type: 'application/json',
    textContent: JSON.stringify(value),
  });

beforeEach(() => {
  const script = document.head.appendChild(document.createElement('script'));
  Object.assign(script, { src: '/cms/assets/index-a1.js', type: 'module' });
  element(chunkListId, {
    session: ['panel-a1.classic.js', 'panel-a1.css'],
    library: ['library-b2.js', 'panel-a1.classic.js'],
  });
  window.history.replaceState(null, '', '/cms/library/shelves?page=2');
  fetching.mockImplementation((url) => {
    const response = typeof url === 'string' ? responses[url] : undefined;
    return Promise.resolve(response ? Response.json(response) : Response.json({}, { status: 404 }));
  });
});
afterEach(() => {
  discardPreloadedResponses();
  fetching.mockReset();
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['outline'];
  window.history.replaceState(null, '', '/');
});

const requested = () => fetching.mock.calls.map(([url]) => url);
const links = () =>
  [...document.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname]);
const boot = (apiUrl = '') => element(bootDocumentId, { basePath: '/cms', apiUrl });

describe('the document of a visit', () => {
  it('fetches the code and data of the address once, with the token of the user', () => {
    boot();
    startPreload('kept', [library]);
    expect(links()).toEqual([
      ['preload', '/cms/assets/panel-a1.classic.js'],
      ['preload', '/cms/assets/panel-a1.css'],
      ['modulepreload', '/cms/assets/library-b2.js'],
    ]);
    expect(requested()).toEqual([
      '/admin/renew-token',
      '/admin/users/me',
      '/admin/users/me/permissions',
      '/books?page=2&sort%5Btitle%5D=asc',
    ]);
    expect(fetching.mock.calls[1]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer kept' });
    expect(document.documentElement).toHaveAttribute('data-outline', 'list');
  });

  it('fetches nothing for visitors', () => {
    boot();
    startPreload(null, [library]);
    expect([links(), requested()]).toEqual([[], []]);
    expect(document.documentElement).not.toHaveAttribute('data-outline');
  });

  it('fetches only code if it contains no settings of the server', () => {
    startPreload('kept', [library]);
    expect(links()).toHaveLength(3);
    expect(requested()).toEqual([]);
  });

  it('does not exchange the token of an impersonation preview, which would return that of the session', () => {
    boot();
    startPreload(`h.${btoa(JSON.stringify({ type: 'view' }))}.s`, []);
    expect(requested()).toEqual(['/admin/users/me', '/admin/users/me/permissions']);
  });

  it('exchanges only a token that is about to expire', () => {
    boot();
    const claims = btoa(JSON.stringify({ exp: Date.now() / 1000 + 30 }));
    startPreload(`x.${claims}.x`, [library]);
    expect(requested()).toEqual(['/admin/renew-token']);
  });

  it('prefers the session of this tab to the one stored in the browser', () => {
    expect(storedToken()).toBeNull();
    localStorage.setItem('admin.token', 'remembered');
    expect(storedToken()).toBe('remembered');
    sessionStorage.setItem('admin.token', 'own');
    expect(storedToken()).toBe('own');
  });
});

/** Opens the panel of a visit, on a server without the document's requests. */
function panel(token = 'kept') {
  sessionStorage.setItem('admin.token', token);
  sessionStorage.setItem('admin.user', JSON.stringify(user));
  const server = fakeServer({
    'POST /admin/renew-token': { body: { data: { token: 'renewed again' } } },
    'GET /admin/users/me': { body: me },
    'GET /admin/users/me/permissions': { body: { data: [] } },
    'GET /admin/init': errorResponse(500, 'InternalServerError', 'Out of order'),
  });
  const brought = { projectType: communityProject };
  return { server, shell: createShellServices({ apiUrl: '', brought, adapter: server.adapter }) };
}

describe('the panel of a visit', () => {
  it('starts the session with the responses of the document, without another request', async () => {
    boot();
    startPreload('kept', [library]);
    const { server, shell } = panel();
    await shell.startSession();
    expect(server.requests).toEqual([]);
    expect(shell.session.getState()).toMatchObject({ token: 'renewed', user });
    expect(shell.permissions.getState().granted).toEqual({});
  });

  it('uses each response once', async () => {
    boot();
    startPreload('kept', [library]);
    const { server, shell } = panel();
    await shell.startSession();
    await shell.http.call('GET /admin/users/me');
    expect(server.requests.map(({ name }) => name)).toEqual(['GET /admin/users/me']);
  });

  it('ignores responses that are as old as those that a page refetches', async () => {
    vi.useFakeTimers();
    boot();
    startPreload('kept', [library]);
    const { server, shell } = panel();
    vi.advanceTimersByTime(4_999);
    expect(await shell.http.call('GET /admin/users/me')).toEqual(me);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await shell.http.call('GET /admin/users/me/permissions');
    expect(server.requests.map(({ name }) => name)).toEqual(['GET /admin/users/me/permissions']);
  });

  it('repeats requests that failed', async () => {
    fetching.mockImplementation(() => Promise.resolve(Response.json({}, { status: 401 })));
    boot();
    startPreload('kept', [library]);
    const { server, shell } = panel();
    await shell.startSession();
    expect(server.requests).toHaveLength(3);
    expect(shell.session.getState().token).toBe('renewed again');
  });

  it('ignores responses for another user', async () => {
    boot();
    startPreload('of another tab', [library]);
    const { server, shell } = panel();
    await shell.startSession();
    expect(server.requests).toHaveLength(3);
  });

  it('discards the responses when the session ends', async () => {
    boot();
    startPreload('kept', [library]);
    const { server, shell } = panel();
    shell.session.actions.end();
    shell.session.actions.start({ token: 'next', user: { ...user, id: 2 }, persistence: 'tab' });
    await shell.http.call('GET /admin/users/me');
    expect(server.requestsTo('GET /admin/users/me')).toHaveLength(1);
  });
});
