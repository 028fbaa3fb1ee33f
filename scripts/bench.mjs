// `npm run --silent bench`: measures the built product and prints one JSON object. Options:
//   --quick              a small database and few repetitions
//   --only <part>        `server`, `panel`, `form`, `entry`, `writing`, `shares`, `editions`, `edition` or the name of
//                        an attack; repeatable
//   --articles <number>  stored articles, 100,000 by default
//   --postgres <url>     an empty PostgreSQL database on which the server is measured as well
//   --against <folder>   another built checkout, whose panel is measured by turns with this one
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
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
    against: { type: 'string' },
  },
});

// Standard output contains only the result, so the build prints to standard error.
const preparation = spawn(process.execPath, [`${root}/bench/prepare.mjs`], { stdio: ['ignore', 2, 2] });
const [code] = await once(preparation, 'close');
if (code !== 0) process.exit(code ?? 1);

const { runBench } = await import('../bench/run-bench.mjs');
const { quick, only, articles, postgres, against } = values;
const result = await runBench(quick ? 'quick' : 'full', {
  only,
  ...(articles !== undefined && { articles: Number(articles) }),
  ...(postgres !== undefined && { postgres }),
  ...(against !== undefined && { against: resolve(against) }),
});
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
if (result.failures.length > 0) process.exitCode = 1;
