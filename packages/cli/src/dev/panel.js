import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

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

/** Returns whether a path below the panel is a file of the application, such as `/admin.ts`. */
function isSource(root, path) {
  try {
    return statSync(join(root, decodeURIComponent(path))).isFile();
  } catch {
    return false;
  }
}

/**
 * Returns whether Vite handles a request: a page of the panel or one of its modules. The server handles all others, which
 * include the routes of plugins.
 */
function isPanels(request, { root, basePath }) {
  const url = request.url ?? '';
  if (!url.startsWith(`${basePath}/`)) return false;
  const below = url.slice(basePath.length);
  const isNavigation = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  if (isNavigation || below === '/' || /^\/(?:@|__|node_modules\/)/.test(below)) return true;
  return isSource(root, below.split('?', 1)[0]);
}

const notRunning = JSON.stringify({
  data: null,
  error: {
    status: 503,
    name: 'ServiceUnavailableError',
    message: 'The server does not run. The terminal of `atrium dev` shows the reason.',
    details: {},
  },
});

/**
 * Serves the panel from its sources with hot reload, and forwards API requests.
 *
 * @param {{ root: string, dataDir: string, host: string, port: number, basePath: string, api: string,
 *   isApiReady: () => Promise<boolean> }} spec requests wait for `isApiReady`, so that none fails during a restart of the
 *   server; if it resolves to false, they receive 503
 * @returns {Promise<import('vite').ViteDevServer>} a listening server
 * @throws {Error} when the port is in use
 */
export async function servePanelSources({ root, dataDir, host, port, basePath, api, isApiReady }) {
  const target = {
    target: api,
    bypass: async (request, response) => {
      if (isPanels(request, { root, basePath })) return request.url;
      if (await isApiReady()) return undefined;
      // Vite would report a failed connection for each request; the terminal shows why the server does not run.
      response?.writeHead(503, { 'content-type': 'application/json', 'retry-after': '2' }).end(notRunning);
      return request.url;
    },
  };
  const server = await createServer({
    root,
    base: `${basePath}/`,
    logLevel: 'warn',
    clearScreen: false,
    plugins: [bootDocument(basePath), slashAtEnd(basePath)],
    server: {
      host,
      port,
      strictPort: true,
      proxy: { '^/': target },
      // The database and uploads change with each request.
      watch: { ignored: [`${dataDir}/**`, `${root}/dist/**`] },
      // The list replaces that of Vite, which protects the other files.
      fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', `${dataDir}/**`] },
    },
  });
  await server.listen();
  return server;
}
