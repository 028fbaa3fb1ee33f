import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { delimiter } from 'node:path';
import { root } from './paths.mjs';

const environment = () => ({
  ...process.env,
  PATH: `${root}/node_modules/.bin${delimiter}${process.env.PATH ?? ''}`,
});

/**
 * Runs a command in the repository's root with the installed tools on the path.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string>, echo?: boolean, idle?: boolean }} [options] `quiet` keeps the
 *   output back, `echo` shows it while it is collected, `idle` works only where other processes leave a processor unused.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { quiet = false, echo = false, env = {}, idle = false } = {}) {
  return new Promise((resolve, reject) => {
    const collect = quiet || echo;
    const child = spawn(command, args, {
      cwd: root,
      env: { ...environment(), ...env },
      stdio: ['ignore', collect ? 'pipe' : 'inherit', collect ? 'pipe' : 'inherit'],
    });
    // It has no number where it could not be started, of which its error tells.
    if (idle && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        if (echo) process.stdout.write(chunk);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** As `run`, but ends this process with the command's own code when it fails. */
export async function runOrExit(command, args, options) {
  const result = await run(command, args, options);
  if (result.code !== 0) {
    if (options?.quiet) process.stderr.write(result.output);
    process.exit(result.code);
  }
  return result;
}
