// `npm run restore -- --from backups/monday`: puts a backup into the data folder.
import { runBuilt } from './workspace/run-built.mjs';

await runBuilt('restore');
