// `npm test`: everything that must hold, on a bare clone too. Types, rules and HTTP first, then stories and
// journeys in a real browser.
import { requireNode } from './workspace/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./workspace/install.mjs');
const { ensureBuilt } = await import('./workspace/build.mjs');
const { ensureChromium } = await import('./workspace/chromium.mjs');
const { failedFiles, runBeside } = await import('./workspace/suite.mjs');

await ensureInstalled();
const env = { CHROMIUM_PATH: await ensureChromium() };

// The compiler ends soon: memory need not be swept often, which was a fifth of its work. Several threads of it check much of
// the same, for another third.
const types = {
  name: 'types',
  command: 'tsc',
  args: ['-p', 'tsconfig.json', '--singleThreaded'],
  env: { GOGC: '400' },
  idle: true,
};
const unit = { name: 'unit and HTTP', command: 'vitest', args: ['run', '-c', 'vitest.unit.config.ts'] };
const stories = {
  name: 'stories',
  command: 'vitest',
  args: ['run', '-c', 'vitest.browser.config.ts'],
  // All stories of a worker share one page: what one leaves behind may fail others, which are shown in a new browser.
  again: failedFiles,
};
const journeys = { name: 'journeys', command: 'playwright', args: ['test'] };

/** How long something took, as people say it. */
const inWords = (seconds) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

// Types and the product that journeys start are made beside the unit tests, which leave a processor idle now and then:
// they wait for timers, disks and databases. They take no more than that: processes that share a processor slow each other
// down.
const [first] = await Promise.all([runBeside([types, unit], env), ensureBuilt({ idle: true })]);
const outcomes = [...first, ...(await runBeside([stories], env)), ...(await runBeside([journeys], env))];

const sum = (count) => outcomes.reduce((total, outcome) => total + outcome[count], 0);
const notable = outcomes.flatMap(({ name, failed, notable: lines }) =>
  failed > 0 ? [...lines, `Failed in ${name}: ${failed}`] : lines,
);
console.log(`\nTimes: ${outcomes.map(({ name, seconds }) => `${name} ${inWords(seconds)}`).join(', ')}`);
// The last lines are what is left of a long log.
if (notable.length > 0) console.log(`\n${notable.join('\n')}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
