import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const waitingServer = fileURLToPath(new URL('waiting-server.js', import.meta.url));

/** Milliseconds until a server that does not stop is killed. */
const stopTimeout = 5000;

/** @returns {Promise<boolean>} whether the server is ready */
function isHealthy(origin) {
  return new Promise((resolve) => {
    get(`${origin}/_health`, { agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 204));
    }).once('error', () => resolve(false));
  });
}

/**
 * The API server during development: one at a time, replaced on demand by a process that has loaded the libraries and waits.
 *
 * @param {{ entry: string, origin: string, env: Record<string, string>, log: (text: string) => void }} spec
 *   `origin` is the address of the server, which `env` sets
 */
export function createServerProcess({ entry, origin, env, log }) {
  /** The running server. */
  let child;
  /** A process that has loaded the libraries and waits. */
  let next;
  let ready = Promise.resolve();
  let turn = Promise.resolve();
  let isQueued = false;

  const prepare = () => {
    // A separate process group: Ctrl+C reaches this program only, which then stops the server once.
    const prepared = spawn(process.execPath, ['--enable-source-maps', waitingServer, entry], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      detached: true,
    });
    prepared.once('exit', () => {
      if (next === prepared) next = undefined;
    });
    return prepared;
  };

  const launch = () => {
    child = next ?? prepare();
    next = undefined;
    const started = child;
    started.send('start');
    // Prints log lines, which are JSON, but not the welcome text, which names the address of the API server.
    createInterface({ input: started.stdout }).on('line', (line) => {
      if (line.startsWith('{')) process.stdout.write(`${line}\n`);
    });
    started.once('exit', (code) => {
      if (child !== started) return;
      child = undefined;
      log(`The server stopped (code ${code ?? 'none'}); it restarts with the next change.`);
    });
  };

  const end = async () => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = once(ending, 'exit');
    ending.kill('SIGTERM');
    const deadline = setTimeout(() => ending.kill('SIGKILL'), stopTimeout);
    await exited;
    clearTimeout(deadline);
  };

  const untilReady = async () => {
    for (;;) {
      if (!child) return;
      if (await isHealthy(origin)) {
        next ??= prepare();
        return;
      }
      await wait(30);
    }
  };

  process.once('exit', () => {
    child?.kill('SIGKILL');
    next?.kill('SIGKILL');
  });

  return {
    /** Restarts the server after a restart that is in progress. Further calls during it share one restart. */
    restart() {
      if (isQueued) return turn;
      isQueued = true;
      turn = turn.then(async () => {
        isQueued = false;
        await end();
        launch();
        ready = untilReady();
        await ready;
      });
      return turn;
    },
    /** Resolves after a restart that is in progress, with whether the server runs. */
    async isReady() {
      await turn;
      await ready;
      return child !== undefined;
    },
    async stop() {
      await turn;
      next?.kill('SIGKILL');
      await end();
    },
  };
}
