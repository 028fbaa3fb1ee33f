// `npm run backup -- --to backups/monday`: copies the data of the server, which may be running.
import { runBuilt } from './workspace/run-built.mjs';

await runBuilt('backup');
