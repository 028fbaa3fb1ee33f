import { restoreCommand, runCommand } from '@admin/server';
import { application } from './application.ts';

await runCommand(restoreCommand, application);
