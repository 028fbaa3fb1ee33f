// `npm run dev`: serves the panel from its sources with hot reload, and a server that is rebuilt and restarted whenever one
// of its sources or content types changes. One Ctrl+C ends both.
import { createServer } from 'node:net';
import { requireNode } from './workspace/node-version.mjs';
import { product, root } from './workspace/paths.mjs';

requireNode();
const { ensureInstalled } = await import('./workspace/install.mjs');
await ensureInstalled();
const { servePanelSources } = await import('./workspace/dev-panel.mjs');
const { devServerEntry, watchServer } = await import('./workspace/dev-server-build.mjs');
const { createServerProcess } = await import('./workspace/dev-server-process.mjs');

const log = (text) => process.stdout.write(`${text}\n`);

/** @returns {Promise<number>} a free port of this machine */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 1337);
const basePath = (process.env.BASE_PATH || '/admin').replace(/\/+$/, '');
const apiPort = await freePort();
const api = `http://127.0.0.1:${apiPort}`;

const server = createServerProcess({
  entry: devServerEntry,
  origin: api,
  env: {
    HOST: '127.0.0.1',
    PORT: String(apiPort),
    DATA_DIR: process.env.DATA_DIR || `${root}/data`,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    // Links in invitations and password mails open the panel, not the API server.
    NODE_ENV: 'development',
    PUBLIC_URL: process.env.PUBLIC_URL || `http://${host}:${port}`,
  },
  log,
});

const panel = await servePanelSources({
  host,
  port,
  basePath,
  api,
  apiSettled: () => server.settled(),
}).catch((error) => {
  process.stderr.write(`The panel cannot be served on port ${port}: ${error.message}\n`);
  process.exit(1);
});

let builds = 0;
const restart = (reason) => {
  log(reason);
  void server.restart().catch((error) => process.stderr.write(`${error.message}\n`));
};
const sources = await watchServer({
  onBuilt: () => {
    builds += 1;
    restart(builds === 1 ? 'Starting the server …' : 'The server changed: restarting it …');
  },
  onFailed: (problem) => process.stderr.write(`The server could not be built. ${problem}\n`),
});
panel.watcher.on('all', (_event, file) => {
  const isContent = [`${product}/content-types/`, `${product}/components/`].some((folder) =>
    file.startsWith(folder),
  );
  if (isContent && builds > 0) restart('The content types changed: restarting the server …');
});

/** Milliseconds within which two signals count as one: terminal and npm both send Ctrl+C to this program. */
const oneSignal = 500;
let endingSince;
const stop = async () => {
  if (endingSince !== undefined) {
    if (performance.now() - endingSince > oneSignal) process.exit(1);
    return;
  }
  endingSince = performance.now();
  await Promise.allSettled([server.stop(), sources.close(), panel.close()]);
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());

log(`\n  Panel   http://${host}:${port}${basePath}\n  Ctrl+C stops panel and server.\n`);
