// `npm run lint:boundaries`: imports point down only, in no circle, and never at another package's insides.
import { run } from './workspace/run.mjs';

const { code, output } = await run(
  'depcruise',
  ['--config', '.dependency-cruiser.cjs', 'packages', 'plugins', 'examples'],
  { quiet: true },
);
process.stdout.write(output);
// A cruiser that finds no module reports no violation either.
const modules = Number(/\((\d+) modules/.exec(output)?.[1] ?? 0);
if (code === 0 && modules < 50) {
  process.stderr.write(`Only ${modules} modules were looked at: the boundaries were not checked.\n`);
  process.exit(1);
}
process.exit(code);
