// `npm run lint:boundaries`: packages and modules import in one direction, and nothing imports another package's internals.
import { moduleProblems } from './workspace/module-order.mjs';
import { root } from './workspace/paths.mjs';
import { run } from './workspace/run.mjs';

const { code, output } = await run(
  'depcruise',
  ['--config', '.dependency-cruiser.cjs', 'packages', 'plugins', 'examples'],
  { quiet: true },
);
process.stdout.write(output);
// A misconfigured cruiser finds no modules and reports no violations.
const modules = Number(/\((\d+) modules/.exec(output)?.[1] ?? 0);
if (code === 0 && modules < 50) {
  process.stderr.write(`Only ${modules} modules were found: the boundaries were not checked.\n`);
  process.exit(1);
}
const problems = moduleProblems(root);
if (problems.length > 0) process.stderr.write(`${problems.join('\n')}\n`);
process.exit(code || (problems.length > 0 ? 1 : 0));
