import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { delimiter } from 'node:path';
import { root } from './paths.mjs';

const environment = () => ({
  ...process.env,
  PATH: `${root}/node_modules/.bin${delimiter}${process.env.PATH ?? ''}`,
});

/**
 * Runs a command in the repository's root, or in `cwd`, with the installed tools on the path.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string>, echo?: boolean, idle?: boolean, cwd?: string }} [options] `quiet`
 *   collects the output without printing it, `echo` prints it while it is collected, `idle` runs at the lowest priority.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { quiet = false, echo = false, env = {}, idle = false, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const collect = quiet || echo;
    const child = spawn(command, args, {
      cwd,
      env: { ...environment(), ...env },
      stdio: ['ignore', collect ? 'pipe' : 'inherit', collect ? 'pipe' : 'inherit'],
    });
    // A process that could not be started has no code; the error event reports the reason.
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

/** Like `run`, but ends this process with the exit code of a command that fails. */
export async function runOrExit(command, args, options) {
  const result = await run(command, args, options);
  if (result.code !== 0) {
    if (options?.quiet) process.stderr.write(result.output);
    process.exit(result.code);
  }
  return result;
}
