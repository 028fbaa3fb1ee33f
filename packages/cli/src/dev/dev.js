import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { CliError } from '../cli-error.js';
import { servePanelSources } from './panel.js';
import { devServerEntry, watchServer } from './server-build.js';
import { createServerProcess } from './server-process.js';

const log = (text) => process.stdout.write(`${text}\n`);
const logError = (text) => process.stderr.write(`${text}\n`);

/** @returns {Promise<number>} a free port of this machine */
const freePort = () =>
  new Promise((resolvePort, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolvePort(port));
    });
  });

/** Milliseconds within which two signals count as one: terminal and npm both send Ctrl+C to this program. */
const oneSignal = 500;

/** Calls `close` on the first signal and exits; a second one exits immediately. */
function stopOnSignals(close) {
  let endingSince;
  const stop = async () => {
    if (endingSince !== undefined) {
      if (performance.now() - endingSince > oneSignal) process.exit(1);
      return;
    }
    endingSince = performance.now();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
}

/**
 * Serves the panel of an application with hot reload, and a server that is rebuilt and restarted whenever one of its sources
 * or content types changes. One Ctrl+C ends both.
 *
 * @param {{ root: string, environment?: Record<string, string | undefined> }} app
 * @throws {CliError} when the port is in use
 */
export async function dev({ root, environment = process.env }) {
  const started = performance.now();
  const host = environment.HOST || '127.0.0.1';
  const port = Number(environment.PORT || 1337);
  const basePath = (environment.BASE_PATH || '/admin').replace(/\/+$/, '');
  const dataDir = resolve(environment.DATA_DIR || 'data');
  const apiPort = await freePort();
  const api = `http://127.0.0.1:${apiPort}`;
  const server = createServerProcess({
    entry: devServerEntry(root),
    origin: api,
    env: {
      HOST: '127.0.0.1',
      PORT: String(apiPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: environment.LOG_LEVEL || 'warn',
      NODE_ENV: 'development',
      // Links in invitations and password mails open the panel, not the API server.
      PUBLIC_URL: environment.PUBLIC_URL || `http://${host}:${port}`,
    },
    log,
  });
  let endFirstBuild;
  const firstBuild = new Promise((end) => (endFirstBuild = end));
  const isApiReady = async () => {
    await firstBuild;
    return server.isReady();
  };
  const panel = await servePanelSources({ root, dataDir, host, port, basePath, api, isApiReady }).catch(
    (error) => {
      throw new CliError(`The panel cannot be served on port ${port}: ${error.message}`);
    },
  );

  let builds = 0;
  const restart = async (reason) => {
    log(reason);
    const since = performance.now();
    try {
      await server.restart();
      // A server that stopped has already been reported.
      if (await server.isReady())
        log(`The server is ready (${((performance.now() - since) / 1000).toFixed(1)} s).`);
    } catch (error) {
      logError(error.message);
    }
  };
  const sources = await watchServer(root, {
    onBuilt: () => {
      builds += 1;
      void restart(builds === 1 ? 'Starting the server …' : 'The server changed: restarting it …');
      endFirstBuild();
    },
    onFailed: (problem) => {
      logError(`The server could not be built. ${problem}`);
      endFirstBuild();
    },
  });
  const rereadContent = async () => {
    await restart('The content types changed: reading them …');
    // The page asks before it loses unsaved input.
    panel.ws.send({ type: 'full-reload' });
  };
  const contentFolders = ['content-types', 'components'].map((name) => join(root, name, '/'));
  panel.watcher.add(contentFolders);
  panel.watcher.on('all', (_event, file) => {
    const isContent = file.endsWith('.json') && contentFolders.some((folder) => file.startsWith(folder));
    if (isContent && builds > 0) void rereadContent();
  });

  stopOnSignals(() => Promise.allSettled([server.stop(), sources.close(), panel.close()]));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log(`\n  Panel   http://${host}:${port}${basePath}   (${seconds} s)\n  Ctrl+C stops panel and server.\n`);
}
