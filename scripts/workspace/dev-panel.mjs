import { createServer } from 'vite';
import { product } from './paths.mjs';

/**
 * Tells the page under which path it is served and that the API is at its own origin, as the server does for a built
 * panel. Everything else the panel asks the API for.
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

/** People write the address of the panel without the slash at its end. */
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
 * Whether Vite answers: a person opens an address of the panel, or the page loads one of its modules. Everything
 * else is the server's, the routes of plugins among it, whatever they are called.
 */
function isPanels(request, basePath) {
  const below = (request.url ?? '').slice(basePath.length);
  const isModule = /^\/(?:@|__|src\/|node_modules\/|index\.html)/.test(below) || below === '/';
  const isNavigation = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  return (request.url ?? '').startsWith(`${basePath}/`) && (isModule || isNavigation);
}

/**
 * Serves the panel from its sources, with hot reload, and passes the calls of the API on.
 *
 * @param {{ host: string, port: number, basePath: string, api: string, apiSettled: () => Promise<void> }} spec
 *   calls wait for `apiSettled`, so that a restart of the server fails none of them
 * @returns {Promise<import('vite').ViteDevServer>} it listens
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
