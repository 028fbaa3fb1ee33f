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
  { name: 'stories', command: 'vitest', args: ['run', '-c', 'vitest.browser.config.ts'] },
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

/** How long something took that began then, as people say it. */
function timeSince(start) {
  const seconds = Math.round((performance.now() - start) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** The lines of an output that name a test which failed, or passed only when it was repeated. */
const namesOf = ({ output }) =>
  [...output.matchAll(/^(?:Failed|Passed only when repeated): .*$/gm)].map(([line]) => line);

const totals = { passed: 0, failed: 0 };
const notable = [];
const times = [];
for (const { name, command, args, beside } of suites) {
  console.log(`\n— ${name} —`);
  const start = performance.now();
  const [result] = await Promise.all([run(command, args, { echo: true, env }), beside?.()]);
  const { passed, failed } = countsOf(result);
  totals.passed += passed;
  totals.failed += failed;
  notable.push(...namesOf(result));
  if (failed > 0) notable.push(`Failed in ${name}: ${failed}`);
  times.push(`${name} ${timeSince(start)}`);
}
console.log(`\nTimes: ${times.join(', ')}`);
// The last lines are what is left of a long log.
if (notable.length > 0) console.log(`\n${notable.join('\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
