// Installs and builds the product; a separate program, so that its output does not mix with the result.
import { ensureBuilt } from '../scripts/workspace/build.mjs';
import { ensureInstalled } from '../scripts/workspace/install.mjs';

await ensureInstalled();
await ensureBuilt();
