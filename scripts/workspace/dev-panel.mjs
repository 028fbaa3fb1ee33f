import { createServer } from 'vite';
import { product } from './paths.mjs';

/**
 * Inserts the base path and the origin of the API into the page, as the server does for a built panel. The panel requests
 * everything else from the API.
 */
function bootDocument(basePath) {
  return {
    name: 'boot-document',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'application/json', id: 'admin-boot' },
        children: JSON.stringify({ basePath, apiUrl: '' }),
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** Redirects the address of the panel without its trailing slash. */
function slashAtEnd(basePath) {
  return {
    name: 'slash-at-end',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url !== basePath && !request.url?.startsWith(`${basePath}?`)) return next();
        response.writeHead(302, { location: request.url.replace(basePath, `${basePath}/`) });
        return response.end();
      });
    },
  };
}

/**
 * Returns whether Vite handles a request: a page of the panel or one of its modules. The server handles all others, which
 * include the routes of plugins.
 */
function isPanels(request, basePath) {
  const below = (request.url ?? '').slice(basePath.length);
  const isModule = /^\/(?:@|__|src\/|node_modules\/|index\.html)/.test(below) || below === '/';
  const isNavigation = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  return (request.url ?? '').startsWith(`${basePath}/`) && (isModule || isNavigation);
}

/**
 * Serves the panel from its sources with hot reload, and forwards API requests.
 *
 * @param {{ host: string, port: number, basePath: string, api: string, apiSettled: () => Promise<void> }} spec
 *   requests wait for `apiSettled`, so that none fails during a restart of the server
 * @returns {Promise<import('vite').ViteDevServer>} a listening server
 * @throws {Error} when the port is in use
 */
export async function servePanelSources({ host, port, basePath, api, apiSettled }) {
  const target = {
    target: api,
    bypass: async (request) => {
      if (isPanels(request, basePath)) return request.url;
      await apiSettled();
      return undefined;
    },
  };
  const server = await createServer({
    root: product,
    base: `${basePath}/`,
    configFile: `${product}/vite.config.ts`,
    logLevel: 'warn',
    clearScreen: false,
    plugins: [bootDocument(basePath), slashAtEnd(basePath)],
    server: {
      host,
      port,
      strictPort: true,
      proxy: { '^/': target },
    },
  });
  await server.listen();
  return server;
}
