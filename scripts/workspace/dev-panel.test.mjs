import { createServer } from 'node:http';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../e2e/support/free-port.ts';
import { servePanelSources } from '../../packages/cli/src/dev/panel.js';
import { product } from './paths.mjs';

describe('the development panel', () => {
  const api = createServer((request, response) => {
    response.end(`The server was requested for ${request.url}`);
  });
  let panel;
  let origin;
  let isApiReady = () => Promise.resolve(true);

  beforeAll(async () => {
    await new Promise((resolve) => api.listen(0, '127.0.0.1', resolve));
    const address = api.address();
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    panel = await servePanelSources({
      root: product,
      dataDir: `${product}/data`,
      host: '127.0.0.1',
      port,
      basePath: '/cms',
      api: `http://127.0.0.1:${address.port}`,
      isApiReady: () => isApiReady(),
    });
  });

  afterAll(async () => {
    await panel.close();
    await new Promise((resolve) => api.close(resolve));
  });

  const ask = async (path, accept = 'application/json') =>
    (await fetch(`${origin}${path}`, { headers: { accept } })).text();

  it.each(['/hello/Ada?loud=1', '/editorial-notes/settings', '/admin/init', '/cms/hello', '/_health'])(
    'passes %s on, whichever plugin answers it',
    async (path) => {
      expect(await ask(path)).toBe(`The server was requested for ${path}`);
    },
  );

  it('makes requests wait until the server is ready', async () => {
    let start;
    isApiReady = () => new Promise((resolve) => (start = () => resolve(true)));
    const text = ask('/admin/init');
    await expect.poll(() => start).toBeDefined();
    start();
    expect(await text).toBe('The server was requested for /admin/init');
    isApiReady = () => Promise.resolve(true);
  });

  it('responds with 503 while the server does not run', async () => {
    isApiReady = () => Promise.resolve(false);
    const response = await fetch(`${origin}/admin/init`, { headers: { accept: 'application/json' } });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: { name: 'ServiceUnavailableError' } });
    isApiReady = () => Promise.resolve(true);
  });

  it('serves requests for pages of the panel', async () => {
    const page = await ask('/cms/settings/roles', 'text/html');
    expect(page).toContain('<div id="app">');
    expect(page).toContain('{"basePath":"/cms","apiUrl":""}');
  });

  it('preloads the requests of the opened page like a built panel', async () => {
    const path = '/cms/content-manager/collection-types/api::article.article?page=2&pageSize=10';
    const requested = [];
    const { window } = new JSDOM(await ask(path, 'text/html'), {
      url: `${origin}${path}`,
      runScripts: 'dangerously',
      beforeParse(page) {
        page.sessionStorage.setItem('admin.token', 'kept');
        page.Response = Response;
        page.fetch = (url, { body }) => {
          requested.push([url, JSON.parse(body).requests]);
          return Promise.resolve(Response.json({ data: [] }));
        };
      },
    });
    await vi.waitFor(() => expect(requested).toHaveLength(2));
    const below = '/content-manager';
    const list = `${below}/collection-types/api::article.article`;
    const parts = [
      '/admin/users/me',
      '/admin/users/me/permissions',
      `${below}/init`,
      `${below}/content-types-settings`,
      `${below}/content-types/api::article.article/configuration`,
      `${list}?page=2&pageSize=10`,
      `${list}/views`,
      '/i18n/locales',
    ];
    expect(requested).toEqual([
      ['/admin/visit', parts],
      ['/admin/renew-token', undefined],
    ]);
    expect([...window.adminPreloadedResponses.responses.keys()]).toHaveLength(parts.length + 1);
    window.close();
  });
});
