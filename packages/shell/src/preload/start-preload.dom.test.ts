import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorResponse, fakeServer } from '../http/fixtures/fake-server.ts';
import { bootDocumentId } from '../project/boot-document.ts';
import { communityProject } from '../project/project-store.ts';
import { createShellServices } from '../panel-services/shell-services.ts';
import { discardPreloadedResponses } from '../http/preloaded-responses.ts';
import { chunkListId } from './preload-chunks.ts';
import { startFirstPage, storedToken, startPreload } from './start-preload.ts';
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

/** Returns the paths of a visit in the body of its request. */
const pathsIn = (init: RequestInit | undefined): readonly string[] =>
  (JSON.parse(init?.body as string) as { readonly requests: readonly string[] }).requests;

/** Responds like a server with or without the endpoint for visits. */
function respond({ withVisits = true } = {}): void {
  fetching.mockImplementation((url, init) => {
    if (typeof url !== 'string') throw new Error('The document requests addresses.');
    if (withVisits && url === '/admin/visit') {
      const parts = pathsIn(init).map((path) => {
        const body = responses[path];
        return { status: body ? 200 : 404, headers: { etag: '"v1"' }, body: body ?? null };
      });
      return Promise.resolve(Response.json({ data: parts }));
    }
    const body = responses[url];
    return Promise.resolve(body ? Response.json(body) : Response.json({}, { status: 404 }));
  });
}
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
  respond();
});
afterEach(() => {
  discardPreloadedResponses();
  fetching.mockReset();
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['outline', 'start']) delete document.documentElement.dataset[name];
  window.history.replaceState(null, '', '/');
});

const requested = () => fetching.mock.calls.map(([url]) => url);
const visits = () => fetching.mock.calls.filter(([url]) => url === '/admin/visit').map(([, init]) => init);
/** Waits until the document has sent a request. */
const sent = (url: string) => vi.waitFor(() => expect(requested()).toContain(url));
const links = () =>
  [...document.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname]);
const boot = (apiUrl = '') => element(bootDocumentId, { basePath: '/cms', apiUrl });

const expiring = (id: number) => `x.${btoa(JSON.stringify({ id, exp: Date.now() / 1000 + 30 }))}.x`;
const viewing = `x.${btoa(JSON.stringify({ id: 1, type: 'view' }))}.x`;
const renewed = (id: number) => `x.${btoa(JSON.stringify({ id }))}.x`;
const respondWithToken = (token: string) =>
  fetching.mockImplementationOnce(() => Promise.resolve(Response.json({ data: { token } })));

describe('the document of a visit', () => {
  it('fetches the code and data of the address once, with the token of the user', async () => {
    boot();
    void startPreload('kept', [library]);
    expect(links()).toEqual([
      ['preload', '/cms/assets/panel-a1.classic.js'],
      ['preload', '/cms/assets/panel-a1.css'],
      ['modulepreload', '/cms/assets/library-b2.js'],
    ]);
    // The page waits for the first one.
    expect(requested()).toEqual(['/admin/visit']);
    await sent('/admin/renew-token');
    expect(visits()[0]?.headers).toMatchObject({ Authorization: 'Bearer kept' });
    expect(pathsIn(visits()[0])).toEqual([
      '/admin/users/me',
      '/admin/users/me/permissions',
      '/books?page=2&sort%5Btitle%5D=asc',
    ]);
    expect(document.documentElement).toHaveAttribute('data-outline', 'list');
  });

  it('fetches nothing for visitors', () => {
    boot();
    void startPreload(null, [library]);
    expect([links(), requested()]).toEqual([[], []]);
    expect(document.documentElement).not.toHaveAttribute('data-outline');
  });

  it('fetches only code if it contains no settings of the server', () => {
    void startPreload('kept', [library]);
    expect(links()).toHaveLength(3);
    expect(requested()).toEqual([]);
  });

  it('does not exchange the token of an impersonation preview, which would return that of the session', async () => {
    boot();
    void startPreload(`h.${btoa(JSON.stringify({ type: 'view' }))}.s`, []);
    await sent('/admin/visit');
    expect(requested()).toEqual(['/admin/visit']);
  });

  it('exchanges a token that is about to expire before it requests data', async () => {
    boot();
    respondWithToken(renewed(1));
    void startPreload(expiring(1), [library]);
    expect(requested()).toEqual(['/admin/renew-token']);
    await sent('/admin/visit');
    expect(visits()[0]?.headers).toMatchObject({ Authorization: `Bearer ${renewed(1)}` });
  });

  it('requests no data if the new token belongs to another user', async () => {
    boot();
    respondWithToken(renewed(2));
    void startPreload(expiring(1), [library]);
    const preloaded = [...(globalThis.adminPreloadedResponses?.responses.values() ?? [])];
    const [, ...parts] = await Promise.all(preloaded);
    expect(parts).toEqual([null, null, null]);
    expect(requested()).toEqual(['/admin/renew-token']);
  });

  describe('that contains the response of its server', () => {
    const requests = ['/admin/users/me', '/admin/users/me/permissions', '/books?page=2&sort%5Btitle%5D=asc'];
    const response = {
      data: [me, { data: [] }, { data: 'books' }].map((body) => ({ status: 200, headers: {}, body })),
    };
    const contain = (userId: number, known = requests) => {
      element(bootDocumentId, { basePath: '/cms', apiUrl: '', visit: [userId, ...known].join() });
    };
    const respondInDocument = () => element('admin-visit', response);
    const books = () => globalThis.adminPreloadedResponses?.responses.get(`GET ${requests[2]} undefined`);

    it('sends no request for it, and renews the token', async () => {
      contain(1);
      respondInDocument();
      void startPreload(renewed(1), [library]);
      expect((await books())?.data).toEqual({ data: 'books' });
      await sent('/admin/renew-token');
      expect(requested()).toEqual(['/admin/renew-token']);
      expect(await globalThis.adminPreloadedResponses?.visit).toBe(JSON.stringify(response));
      expect(document.getElementById('admin-visit')).toBeNull();
    });

    it('uses it although the token is about to expire', async () => {
      contain(1);
      respondInDocument();
      respondWithToken(renewed(1));
      void startPreload(expiring(1), [library]);
      expect((await books())?.data).toEqual({ data: 'books' });
      await sent('/admin/renew-token');
      expect(requested()).toEqual(['/admin/renew-token']);
    });

    it.each([
      ['of another user', 2, requests, renewed(1)],
      ['to other requests', 1, requests.slice(1), renewed(1)],
      ['of a user whose session shows the panel as a role', 1, requests, viewing],
    ])('requests it at once if it is one %s', (_response, userId, known, token) => {
      contain(userId, known);
      respondInDocument();
      void startPreload(token, [library]);
      expect(visits()).toHaveLength(1);
    });

    it('requests it if the server could not respond', async () => {
      contain(1);
      void startPreload(renewed(1), [library]);
      await sent('/admin/visit');
      expect(pathsIn(visits()[0])).toEqual(requests);
      expect(visits()[0]?.headers).toMatchObject({ Authorization: `Bearer ${renewed(1)}` });
    });
  });

  it('prefers the session of this tab to the one stored in the browser', () => {
    expect(storedToken()).toBeNull();
    localStorage.setItem('admin.token', 'remembered');
    expect(storedToken()).toBe('remembered');
    sessionStorage.setItem('admin.token', 'own');
    expect(storedToken()).toBe('own');
  });
});

describe('the scripts of the page', () => {
  const early: PagePreload = { ...library, chunks: () => ['library', 'early-list'] };
  const classic = '/cms/assets/start-a1.classic.js';
  const run = () =>
    [...document.querySelectorAll('script[src]')].map((script) =>
      script.getAttribute('src')?.split('/').at(-1),
    );

  beforeEach(() => {
    document.head.replaceChildren();
    boot();
    element(chunkListId, {
      session: ['panel-a1.classic.js', 'panel-a1.css'],
      'early-list': ['early-list.early-c3.js'],
    });
    const template = document.head.appendChild(document.createElement('template'));
    template.id = 'admin-start';
    template.innerHTML = `<script src="${classic}"></script><script type="module" src="/cms/assets/index-a1.js"></script>`;
  });

  it('are preloaded at once, and run in their order once the document is parsed', async () => {
    localStorage.setItem('admin.token', 'kept');
    startFirstPage([library]);
    expect(links()).toEqual([
      ['preload', '/cms/assets/panel-a1.classic.js'],
      ['preload', '/cms/assets/panel-a1.css'],
      ['preload', classic],
      ['modulepreload', '/cms/assets/index-a1.js'],
    ]);
    await vi.waitFor(() => expect(run()).toEqual(['start-a1.classic.js', 'index-a1.js']));
    expect([...document.querySelectorAll('script')].every((script) => !script.async)).toBe(true);
  });

  it('are fetched, but not compiled before an early page is shown', async () => {
    localStorage.setItem('admin.token', 'kept');
    startFirstPage([early]);
    expect(links()).toEqual([['preload', '/cms/assets/panel-a1.css']]);
    const addresses = requested().map((url) => new URL(url as string, location.href).pathname);
    expect(addresses).toEqual([
      '/admin/visit',
      '/cms/assets/panel-a1.classic.js',
      classic,
      '/cms/assets/index-a1.js',
    ]);
    expect(run()).toEqual([]);
    await vi.waitFor(() => expect(run()).toEqual(['start-a1.classic.js', 'index-a1.js']));
    expect(links()).toContainEqual(['preload', '/cms/assets/panel-a1.classic.js']);
  });

  it.each(['', 'sign-in'])('that are late let the document show its outline: %j', async (kind) => {
    vi.useFakeTimers();
    if (kind === '') localStorage.setItem('admin.token', 'kept');
    startFirstPage([library]);
    vi.advanceTimersByTime(200);
    expect(document.documentElement).not.toHaveAttribute('data-start');
    vi.advanceTimersByTime(200);
    expect(document.documentElement).toHaveAttribute('data-start', kind);
    vi.useRealTimers();
    await vi.waitFor(() => expect(run()).toHaveLength(2));
  });

  it('run after an error of a plugin', async () => {
    localStorage.setItem('admin.token', 'kept');
    const broken: PagePreload = {
      chunks: () => {
        throw new Error('out of order');
      },
    };
    expect(() => startFirstPage([broken])).toThrow('out of order');
    await vi.waitFor(() => expect(run()).toEqual(['start-a1.classic.js', 'index-a1.js']));
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
    void startPreload('kept', [library]);
    const { server, shell } = panel();
    await shell.startSession();
    expect(server.requests).toEqual([]);
    expect(shell.session.getState()).toMatchObject({ token: 'renewed', user });
    expect(shell.permissions.getState().granted).toEqual({});
  });

  it('starts on a server without visits, and remembers that it has none', async () => {
    respond({ withVisits: false });
    boot();
    void startPreload('kept', [library]);
    const first = panel();
    await first.shell.startSession();
    expect(first.server.requests).toEqual([]);
    expect(first.shell.session.getState()).toMatchObject({ token: 'renewed', user });

    fetching.mockClear();
    void startPreload('kept', [library]);
    const second = panel();
    await second.shell.startSession();
    expect(second.server.requests).toEqual([]);
    expect(requested()).toEqual([
      '/admin/renew-token',
      '/admin/users/me',
      '/admin/users/me/permissions',
      '/books?page=2&sort%5Btitle%5D=asc',
    ]);
  });

  it('receives the headers of a part', async () => {
    boot();
    void startPreload('kept', [library]);
    const { shell } = panel();
    const onHeaders = vi.fn<(headers: { get: (name: string) => string | null }) => void>();
    await shell.http.call('GET /admin/users/me', { onHeaders });
    expect(onHeaders.mock.calls[0]?.[0].get('ETag')).toBe('"v1"');
  });

  it('repeats only the parts that failed', async () => {
    boot();
    void startPreload('kept', [{ ...library, calls: () => [{ path: '/admin/information' }] }]);
    const { server, shell } = panel();
    await Promise.allSettled([shell.startSession(), shell.http.call('GET /admin/information')]);
    expect(server.requests.map(({ name }) => name)).toEqual(['GET /admin/information']);
  });

  it('uses each response once', async () => {
    boot();
    void startPreload('kept', [library]);
    const { server, shell } = panel();
    await shell.startSession();
    await shell.http.call('GET /admin/users/me');
    expect(server.requests.map(({ name }) => name)).toEqual(['GET /admin/users/me']);
  });

  it('ignores responses that are as old as those that a page refetches', async () => {
    vi.useFakeTimers();
    boot();
    void startPreload('kept', [library]);
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
    void startPreload('kept', [library]);
    const { server, shell } = panel();
    await shell.startSession();
    expect(server.requests).toHaveLength(3);
    expect(shell.session.getState().token).toBe('renewed again');
  });

  it('ignores responses for another user', async () => {
    boot();
    void startPreload('of another tab', [library]);
    const { server, shell } = panel();
    await shell.startSession();
    expect(server.requests).toHaveLength(3);
  });

  it('discards the responses when the session ends', async () => {
    boot();
    void startPreload('kept', [library]);
    const { server, shell } = panel();
    shell.session.actions.end();
    shell.session.actions.start({ token: 'next', user: { ...user, id: 2 }, persistence: 'tab' });
    await shell.http.call('GET /admin/users/me');
    expect(server.requestsTo('GET /admin/users/me')).toHaveLength(1);
  });
});
