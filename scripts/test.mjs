// `npm test`: everything that must hold, on a bare clone too. Types, rules and HTTP first, then stories and
// journeys in a real browser.
import { requireNode } from './workspace/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./workspace/install.mjs');
const { ensureBuilt } = await import('./workspace/build.mjs');
const { ensureChromium } = await import('./workspace/chromium.mjs');
const { run } = await import('./workspace/run.mjs');

await ensureInstalled();
const env = { CHROMIUM_PATH: await ensureChromium() };

const suites = [
  // The product that the journeys start is built beside: either of both leaves a processor idle now and then.
  { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json'], beside: ensureBuilt },
  { name: 'unit and HTTP', command: 'vitest', args: ['run', '-c', 'vitest.unit.config.ts'] },
  // All stories of a worker share one page: what one leaves behind may fail others, which are shown in a new browser.
  { name: 'stories', command: 'vitest', args: ['run', '-c', 'vitest.browser.config.ts'], again: failedFiles },
  { name: 'journeys', command: 'playwright', args: ['test'] },
];

/** Both runners of ours end with `Tests: N passed, N failed, N skipped`; a suite without it is one test. */
function countsOf({ code, output }) {
  const match = [...output.matchAll(/^Tests: (\d+) passed, (\d+) failed/gm)].at(-1);
  if (!match) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const [passed, failed] = match.slice(1).map(Number);
  // A suite can fail without a failing test, for example when a file does not load.
  return { passed, failed: code === 0 || failed > 0 ? failed : 1 };
}

/** The files of the tests that an output names as failed: the arguments that run these alone. */
function failedFiles({ output }) {
  return [...new Set([...output.matchAll(/^Failed: (\S+)/gm)].map(([, file]) => file))];
}

/** How long something took that began then, as people say it. */
function timeSince(start) {
  const seconds = Math.round((performance.now() - start) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** The lines of an output that begin as the pattern says, by which runners name tests. */
const namesOf = ({ output }, pattern) => [...output.matchAll(pattern)].map(([line]) => line);

/** Runs a suite, and what failed of it again where a new process may tell something else. */
async function runSuite({ name, command, args, beside, again }) {
  console.log(`\n— ${name} —`);
  const [first] = await Promise.all([run(command, args, { echo: true, env }), beside?.()]);
  const counts = countsOf(first);
  const repeated = namesOf(first, /^Passed only when repeated: .*$/gm);
  const failed = namesOf(first, /^Failed: .*$/gm);
  if (first.code === 0 || !again) return { ...counts, notable: [...repeated, ...failed] };
  console.log(`\n— ${name}, once more what failed —`);
  const second = await run(command, [...args, ...again(first)], { echo: true, env });
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
  };
}

const totals = { passed: 0, failed: 0 };
const notable = [];
const times = [];
for (const suite of suites) {
  const start = performance.now();
  const result = await runSuite(suite);
  totals.passed += result.passed;
  totals.failed += result.failed;
  notable.push(...result.notable);
  if (result.failed > 0) notable.push(`Failed in ${suite.name}: ${result.failed}`);
  times.push(`${suite.name} ${timeSince(start)}`);
}
console.log(`\nTimes: ${times.join(', ')}`);
// The last lines are what is left of a long log.
if (notable.length > 0) console.log(`\n${notable.join('\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
