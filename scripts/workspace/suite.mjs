import { run } from './run.mjs';

/**
 * A command that ends with `Tests: N passed, N failed, N skipped`, as both runners of ours do; without that line it is
 * one test.
 *
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {Record<string, string>} [env] what its processes find in their environment beside what all suites do
 * @property {boolean} [idle] whether it works only where those beside it leave a processor unused
 * @property {(result: Result) => readonly string[]} [again] arguments that run anew what failed, where a new process may
 *   tell something else
 *
 * @typedef {{ code: number, output: string }} Result
 * @typedef {{ name: string, passed: number, failed: number, notable: readonly string[], seconds: number, held: string }} Outcome
 *   `notable` are the lines that a reader of the end of a log has to know of, `held` is output that was not shown yet.
 */

/** @param {Result} result */
function countsOf({ code, output }) {
  const match = [...output.matchAll(/^Tests: (\d+) passed, (\d+) failed/gm)].at(-1);
  if (!match) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const [passed, failed] = match.slice(1).map(Number);
  // A suite can fail without a failing test, for example when a file does not load.
  return { passed, failed: code === 0 || failed > 0 ? failed : 1 };
}

/** The lines of an output that begin as the pattern says, by which runners name tests. */
const namesOf = ({ output }, pattern) => [...output.matchAll(pattern)].map(([line]) => line);

/** The files of the tests that an output names as failed: the arguments that run these alone. */
export function failedFiles({ output }) {
  return [...new Set([...output.matchAll(/^Failed: (\S+)/gm)].map(([, file]) => file))];
}

/** Runs the command of a suite, and what failed of it again where a new process may tell something else. */
async function judge({ name, command, args, again }, options) {
  const first = await run(command, args, options);
  const counts = countsOf(first);
  const repeated = namesOf(first, /^Passed only when repeated: .*$/gm);
  const failed = namesOf(first, /^Failed: .*$/gm);
  const { output } = first;
  if (first.code === 0 || !again) return { ...counts, notable: [...repeated, ...failed], output };
  if (options.echo) console.log(`\n— ${name}, once more what failed —`);
  const second = await run(command, [...args, ...again(first)], options);
  const left = countsOf(second);
  return {
    // Without a name all of it was run again.
    passed: failed.length === 0 ? left.passed : counts.passed + Math.max(0, counts.failed - left.failed),
    failed: left.failed,
    notable: [
      ...repeated,
      ...failed.map((line) => `In the first run ${line}`),
      ...namesOf(second, /^Failed: .*$/gm),
    ],
    output: output + second.output,
  };
}

async function runSuite(suite, { echo, env }) {
  const start = performance.now();
  if (echo) console.log(`\n— ${suite.name} —`);
  const options = { echo, quiet: !echo, env: { ...env, ...suite.env }, idle: suite.idle };
  const { output, ...judged } = await judge(suite, options);
  const seconds = Math.round((performance.now() - start) / 1000);
  return { name: suite.name, ...judged, seconds, held: echo ? '' : output };
}

/**
 * Runs suites side by side. The last one is shown while it runs; what the others print is shown once all have ended, one
 * after the other.
 *
 * @param {readonly Suite[]} suites
 * @param {Record<string, string>} [env]
 * @returns {Promise<readonly Outcome[]>}
 */
export async function runBeside(suites, env = {}) {
  const outcomes = await Promise.all(
    suites.map((suite, index) => runSuite(suite, { echo: index === suites.length - 1, env })),
  );
  for (const { name, held } of outcomes.slice(0, -1)) console.log(`\n— ${name} —\n${held.trimEnd()}`);
  return outcomes;
}
