export { projectServer } from './project/project-server.ts';
export { webhooksServer } from './webhooks/webhooks-server.ts';
