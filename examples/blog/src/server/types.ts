import { runCommand, typesCommand } from '@admin/server';
import { application } from './application.ts';

await runCommand((call) => typesCommand(application, call), application);
