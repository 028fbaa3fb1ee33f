// `npm test`: types, unit and HTTP tests, stories and end-to-end tests, on a fresh clone too. No test is repeated.
import { requireNode } from './workspace/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./workspace/install.mjs');
const { ensureBuilt } = await import('./workspace/build.mjs');
const { ensureChromium } = await import('./workspace/chromium.mjs');
const { runInParallel } = await import('./workspace/suite.mjs');

await ensureInstalled();
const env = { CHROMIUM_PATH: await ensureChromium() };

const types = {
  name: 'types',
  command: 'tsc',
  // Several threads check the same declarations again, which costs a third of the processor time.
  args: ['-p', 'tsconfig.json', '--singleThreaded'],
  // The compiler ends soon: collecting garbage less often saves a fifth of its work.
  env: { GOGC: '400' },
  idle: true,
};
const unit = { name: 'unit and HTTP', command: 'vitest', args: ['run', '-c', 'vitest.unit.config.ts'] };
const stories = { name: 'stories', command: 'vitest', args: ['run', '-c', 'vitest.browser.config.ts'] };
const journeys = { name: 'journeys', command: 'playwright', args: ['test'] };

const formatTime = (seconds) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

// Unit tests wait for timers, disks and databases: types and the build use the idle processor, at the lowest priority.
const [first] = await Promise.all([runInParallel([types, unit], env), ensureBuilt({ idle: true })]);
const outcomes = [
  ...first,
  ...(await runInParallel([stories], env)),
  ...(await runInParallel([journeys], env)),
];

const sum = (count) => outcomes.reduce((total, outcome) => total + outcome[count], 0);
const failures = outcomes.flatMap(({ name, failed, failures: lines }) =>
  failed > 0 ? [...lines, `Failed in ${name}: ${failed}`] : lines,
);
console.log(`\nTimes: ${outcomes.map(({ name, seconds }) => `${name} ${formatTime(seconds)}`).join(', ')}`);
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
