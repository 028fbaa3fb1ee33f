// `npm run backup -- --to backups/monday`: copies the data of the server, which may be running.
import { runCommand } from './workspace/run-command.mjs';

await runCommand('backup');
