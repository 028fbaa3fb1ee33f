export { projectServer } from './project/project-server.ts';
export { tokensServer } from './tokens/tokens-server.ts';
export { webhooksServer } from './webhooks/webhooks-server.ts';
