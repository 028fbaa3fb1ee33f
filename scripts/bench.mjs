// `npm run --silent bench`: measures the built product and prints one JSON object; `--quick` measures a small
// database a few times, `--only server`, `--only panel`, `--only form` or `--only <attack>`, given as often as needed, leaves out the rest.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { requireNode } from './workspace/node-version.mjs';
import { root } from './workspace/paths.mjs';

requireNode();
const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string', multiple: true } },
});

// The standard output is for the result alone, so what building prints goes to the standard error.
const preparation = spawn(process.execPath, [`${root}/bench/prepare.mjs`], { stdio: ['ignore', 2, 2] });
const [code] = await once(preparation, 'close');
if (code !== 0) process.exit(code ?? 1);

const { runBench } = await import('../bench/run-bench.mjs');
const result = await runBench(values.quick ? 'quick' : 'full', values.only);
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
