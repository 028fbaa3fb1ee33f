import { printRoutes } from '@admin/server';
import { application } from './application.ts';

printRoutes(application);
