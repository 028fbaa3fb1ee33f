import { doctorCommand, runCommand } from '@admin/server';
import { application } from './application.ts';

await runCommand(async (call) => {
  if ((await doctorCommand(application, call)) > 0) process.exitCode = 1;
}, application);
