// `npm run --silent bench`: measures the built product and prints one JSON object; `--quick` measures a small
// database a few times, `--only server`, `--only panel`, `--only form`, `--only entry`, `--only writing`, `--only shares`
// or `--only <attack>`, given as often as needed, leaves out the rest.
// `--articles 1000000` stores so many, `--postgres <connection string of an empty database>` measures the server on that one as well.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { requireNode } from './workspace/node-version.mjs';
import { root } from './workspace/paths.mjs';

requireNode();
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    articles: { type: 'string' },
    postgres: { type: 'string' },
  },
});

// The standard output is for the result alone, so what building prints goes to the standard error.
const preparation = spawn(process.execPath, [`${root}/bench/prepare.mjs`], { stdio: ['ignore', 2, 2] });
const [code] = await once(preparation, 'close');
if (code !== 0) process.exit(code ?? 1);

const { runBench } = await import('../bench/run-bench.mjs');
const { quick, only, articles, postgres } = values;
const result = await runBench(quick ? 'quick' : 'full', {
  only,
  ...(articles !== undefined && { articles: Number(articles) }),
  ...(postgres !== undefined && { postgres }),
});
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
