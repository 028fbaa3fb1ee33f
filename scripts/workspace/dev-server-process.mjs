import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a server gets to finish what it is doing before it is ended by force, milliseconds. */
const patience = 5000;

/** @returns {Promise<boolean>} */
function answers(origin) {
  return new Promise((resolve) => {
    get(`${origin}/_health`, { agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode === 204));
    }).once('error', () => resolve(false));
  });
}

/**
 * The API server during development: one process at a time, replaced on demand.
 *
 * @param {{ entry: string, origin: string, env: Record<string, string>, say: (text: string) => void }} spec
 *   `origin` is where the server will answer, as `env` tells it
 */
export function createServerProcess({ entry, origin, env, say }) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let ready = Promise.resolve();
  let turn = Promise.resolve();
  let isQueued = false;

  const launch = () => {
    // A group of its own: Ctrl+C reaches this program alone, which then stops the server once.
    child = spawn(process.execPath, ['--enable-source-maps', entry], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    const started = child;
    // Its welcome names an address that is not the one to open; its log lines are JSON.
    createInterface({ input: started.stdout }).on('line', (line) => {
      if (line.startsWith('{')) process.stdout.write(`${line}\n`);
    });
    started.once('exit', (code) => {
      if (child !== started) return;
      child = undefined;
      say(`The server stopped (code ${code ?? 'none'}); it starts again with the next change.`);
    });
  };

  const end = async () => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = once(ending, 'exit');
    ending.kill('SIGTERM');
    const deadline = setTimeout(() => ending.kill('SIGKILL'), patience);
    await exited;
    clearTimeout(deadline);
  };

  const untilReady = async () => {
    for (;;) {
      if (!child || (await answers(origin))) return;
      await wait(30);
    }
  };

  process.once('exit', () => child?.kill('SIGKILL'));

  return {
    /** Replaces the running server, after any replacement that is under way; calls meanwhile are one. */
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
    /** Resolves once the server answers or is known to have stopped; calls can wait for it. */
    async settled() {
      await turn;
      await ready;
    },
    async stop() {
      await turn;
      await end();
    },
  };
}
