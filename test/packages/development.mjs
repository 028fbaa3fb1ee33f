import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../e2e/support/free-port.ts';

/**
 * Runs `atrium dev` in a project, on its own port and data folder.
 *
 * @param {{ project: string, dataDir: string }} spec
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>} once the server responds
 * @throws {Error} with its output if it exits instead
 */
export async function startDevelopment({ project, dataDir }) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(project, 'node_modules/.bin/atrium'), 'dev'], {
    cwd: project,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let output = '';
  await new Promise((resolve, reject) => {
    const listen = (chunk) => {
      output += chunk;
      if (output.includes('The server is ready')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', (code) => reject(new Error(`atrium dev ended with ${code}:\n${output}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
