// Installs and builds what is measured; a program of its own, since its output must not mix with the result.
import { ensureBuilt } from '../scripts/workspace/build.mjs';
import { ensureInstalled } from '../scripts/workspace/install.mjs';

await ensureInstalled();
await ensureBuilt();
