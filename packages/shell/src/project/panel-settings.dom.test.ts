import { afterEach, describe, expect, it, vi } from 'vitest';
import { readBootDocument } from './boot-document.ts';
import { checkPanelSettings, fetchPanelSettings, panelFolder } from './panel-settings.ts';

const pageOf = (html: string) => {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = `<base href="${location.origin}/cms/list/1">${html}`;
  return page;
};

describe('a page of another host', () => {
  it('has no boot document, which differs from an unreadable one', () => {
    expect(readBootDocument(pageOf(''))).toBeNull();
    expect(readBootDocument(pageOf('<script type="application/json" id="admin-boot">{</script>'))).toEqual(
      {},
    );
  });

  it.each([
    ['/cms/assets/index-a1.js', '/cms'],
    ['/assets/index-a1.js', ''],
    ['../assets/index-a1.js', '/cms'],
    ['/assets/of/all/assets/index-a1.js', '/assets/of/all'],
    ['https://cdn.example.com/cms/assets/index-a1.js', null],
    ['/src/main.ts', null],
  ])('with the script %s has its panel in %j', (src, folder) => {
    expect(panelFolder(pageOf(`<script type="module" src="${src}"></script>`))).toBe(folder);
    expect(panelFolder(pageOf(`<script src="${src}"></script>`))).toBe(folder);
  });
});

describe('the settings file', () => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  const logged = vi.spyOn(console, 'error');
  afterEach(() => vi.resetAllMocks());

  function response(body: string, status = 200, type = 'application/json') {
    logged.mockReturnValue();
    fetching.mockResolvedValue(new Response(body, { status, headers: { 'content-type': type } }));
    return fetchPanelSettings('/cms');
  }

  it('contains the addresses of the API and of the pages', async () => {
    const file = '{ "apiUrl": "https://api.example.com/", "basePath": "/admin/" }';
    expect(await response(file)).toEqual({ apiUrl: 'https://api.example.com', basePath: '/admin' });
    expect(fetching).toHaveBeenCalledWith('/cms/panel.json', expect.objectContaining({ cache: 'no-cache' }));
  });

  it.each([
    ['status 404', 'Not Found', 404, 'text/plain'],
    ['a host that responds 403 to missing files', '<Error/>', 403, 'application/xml'],
    ['a host that returns the page for missing files', '<!doctype html>', 200, 'text/html; charset=utf-8'],
  ])('is optional: %s', async (_, body, status, type) => {
    expect(await response(body, status, type)).toEqual({ basePath: '/cms' });
    expect(logged).not.toHaveBeenCalled();
  });

  it('is named in the log if it is invalid, and the panel starts without it', async () => {
    for (const body of ['{ "apiUrl": }', '{ "apiURL": "https://api.example.com" }']) {
      expect(await response(body)).toEqual({ basePath: '/cms' });
      expect(logged).toHaveBeenLastCalledWith(expect.stringContaining('/cms/panel.json'), expect.any(Error));
    }
    fetching.mockRejectedValue(new TypeError('offline'));
    expect(await fetchPanelSettings('/cms')).toEqual({ basePath: '/cms' });
  });

  it.each([
    [[], 'contain an object'],
    [null, 'contain an object'],
    [{ apiURL: 'https://api.example.com' }, '"apiURL" is unknown; there are apiUrl and basePath'],
    [{ apiUrl: 'api.example.com' }, '"apiUrl" has to be an address'],
    [{ apiUrl: '/api' }, '"apiUrl" has to be an address'],
    [{ apiUrl: 'https://api.example.com/?key=1' }, '"apiUrl" has to be an address'],
    [{ apiUrl: null }, '"apiUrl" has to be an address'],
    [{ basePath: 'cms' }, '"basePath" has to be a path'],
    [{ basePath: '//example.com' }, '"basePath" has to be a path'],
  ])('is rejected as %j', (value, reason) => {
    expect(() => checkPanelSettings(value)).toThrow(reason);
  });

  it('states with a slash that the pages are at the root', () => {
    expect(checkPanelSettings({ basePath: '/' })).toEqual({ basePath: '' });
    expect(checkPanelSettings({})).toEqual({});
  });
});
