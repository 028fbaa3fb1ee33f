// `npm run doctor`: checks the installation of the blog example and prints how to fix problems.
import { product } from './workspace/paths.mjs';
import { runCli } from '../packages/cli/src/run-cli.js';

await runCli(['doctor'], { root: product });
