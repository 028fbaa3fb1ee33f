// `npm run dev`: serves the panel from its sources with hot reload, and a server that is rebuilt and restarted whenever one
// of its sources or content types changes. One Ctrl+C ends both.
import { requireNode } from './workspace/node-version.mjs';
import { product, root } from './workspace/paths.mjs';

requireNode();
const { ensureProductInstalled } = await import('./workspace/install.mjs');
await ensureProductInstalled();
const { runCli } = await import('../packages/cli/src/run-cli.js');

process.env.DATA_DIR ||= `${root}/data`;
await runCli(['dev'], { root: product });
