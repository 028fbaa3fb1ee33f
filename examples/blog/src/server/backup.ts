import { backupCommand, runCommand } from '@admin/server';
import { application } from './application.ts';

await runCommand(backupCommand, application);
