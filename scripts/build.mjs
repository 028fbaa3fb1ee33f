// `npm run build`: builds panel and server for production.
import { requireNode } from './workspace/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./workspace/install.mjs');
const { ensureBuilt } = await import('./workspace/build.mjs');

await ensureInstalled();
await ensureBuilt({ force: true });
