import { spawn } from 'node:child_process';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

// No process that the bench starts outlives it.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/**
 * Starts a Node.js program and keeps its output to report a failure.
 *
 * @param {string} file
 * @param {{ args?: readonly string[], env?: Record<string, string>, nodeOptions?: readonly string[] }} [options]
 */
export function startProgram(file, { args = [], env = {}, nodeOptions = [] } = {}) {
  const child = spawn(process.execPath, [...nodeOptions, file, ...args], {
    // The environment of the user must not influence the measurement.
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-4000);
    });
  }
  running.add(child);
  const ended = new Promise((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
  return {
    pid: child.pid,
    /** Resolves to the exit code. */
    ended,
    get hasEnded() {
      return child.exitCode !== null || child.signalCode !== null;
    },
    get output() {
      return output;
    },
    /** @param {NodeJS.Signals} signal */
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      const deadline = setTimeout(() => child.kill('SIGKILL'), 15_000);
      await ended;
      clearTimeout(deadline);
    },
  };
}

/**
 * Runs a program until it exits.
 *
 * @param {string} file
 * @param {{ args?: readonly string[], env?: Record<string, string>, milliseconds: number }} options
 * @throws {Error} with the end of its output when it fails or takes longer than `milliseconds`
 */
export async function runProgram(file, { milliseconds, ...options }) {
  const program = startProgram(file, options);
  const deadline = setTimeout(() => void program.end('SIGKILL'), milliseconds);
  const code = await program.ended;
  clearTimeout(deadline);
  if (code !== 0) throw new Error(`${file} ended with code ${code}:\n${program.output}`);
}
