import { startServer } from '@admin/server';
import { application } from './application.ts';

await startServer(application);
