export { backupCommand, restoreCommand } from './commands.ts';
export { runCommand } from './run-command.ts';
