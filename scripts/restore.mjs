// `npm run restore -- --from backups/monday`: puts a backup into the data folder.
import { runCommand } from './workspace/run-command.mjs';

await runCommand('restore');
