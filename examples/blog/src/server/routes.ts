import { printRoutes } from '@admin/server';
import { application } from './application.ts';

await printRoutes(application);
