export { webhooksServer } from './webhooks/webhooks-server.ts';
