import { run } from './run.mjs';

/**
 * A command that ends with `Tests: N passed, N failed, N skipped`, as our reporters print it. A command without that line
 * counts as one test.
 *
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {Record<string, string>} [env] variables for this suite only
 * @property {boolean} [idle] runs at the lowest priority, on processor time that the suites beside it leave unused
 *
 * @typedef {{ code: number, output: string }} Result
 * @typedef {{ name: string, passed: number, failed: number, failures: readonly string[], seconds: number, held: string }} Outcome
 *   `failures` are the lines that name failed tests, `held` is output that has not been printed yet.
 */

/** @param {Result} result */
function countsOf({ code, output }) {
  const match = [...output.matchAll(/^Tests: (\d+) passed, (\d+) failed/gm)].at(-1);
  if (!match) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const [passed, failed] = match.slice(1).map(Number);
  // A suite can fail without a failing test, for example when a file does not load.
  return { passed, failed: code === 0 || failed > 0 ? failed : 1 };
}

/** Returns the lines with which reporters name failed tests. */
const failuresIn = (output) => [...output.matchAll(/^Failed: .*$/gm)].map(([line]) => line);

async function runSuite({ name, command, args, env: ownEnv, idle }, { echo, env }) {
  const start = performance.now();
  if (echo) console.log(`\n— ${name} —`);
  const result = await run(command, args, { echo, quiet: !echo, env: { ...env, ...ownEnv }, idle });
  return {
    name,
    ...countsOf(result),
    failures: failuresIn(result.output),
    seconds: Math.round((performance.now() - start) / 1000),
    held: echo ? '' : result.output,
  };
}

/**
 * Runs suites in parallel. Prints the output of the last one while it runs, and that of the others after all have ended.
 *
 * @param {readonly Suite[]} suites
 * @param {Record<string, string>} [env]
 * @returns {Promise<readonly Outcome[]>}
 */
export async function runInParallel(suites, env = {}) {
  const outcomes = await Promise.all(
    suites.map((suite, index) => runSuite(suite, { echo: index === suites.length - 1, env })),
  );
  for (const { name, held } of outcomes.slice(0, -1)) console.log(`\n— ${name} —\n${held.trimEnd()}`);
  return outcomes;
}
