import { existsSync } from 'node:fs';
import { runCli } from '../../packages/cli/src/run-cli.js';
import { product } from './paths.mjs';

/**
 * Runs a command of `atrium` for the blog example. Installs and builds only if there is no build: a running server needs the
 * files that it was started from, and a production machine has no build tools.
 *
 * @param {string} command
 */
export async function runCommand(command) {
  if (!existsSync(`${product}/dist/server/main.js`)) {
    const { ensureProductInstalled } = await import('./install.mjs');
    const { ensureBuilt } = await import('./build.mjs');
    await ensureProductInstalled();
    await ensureBuilt({ force: true });
  }
  await runCli([command, ...process.argv.slice(2)], { root: product });
}
