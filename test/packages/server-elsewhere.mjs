import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * A server program of a project outside of this repository, on its own port.
 *
 * @param {{ program: string, dataDir: string }} spec
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>} once it responds
 * @throws {Error} with its output if it exits instead
 */
export async function startElsewhere({ program, dataDir }) {
  const child = spawn(process.execPath, [program], {
    // Nothing of this machine's environment may decide what the server does.
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let output = '';
  const origin = await new Promise((resolve, reject) => {
    const listen = (chunk) => {
      output += chunk;
      const [, address] = /Panel {3}(http:\/\/\S+)\/admin/.exec(output) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
