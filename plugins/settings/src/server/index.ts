export { projectServer } from './project/project-server.ts';
export { apiTokenChanges, transferTokenChanges } from './tokens/token-changes.ts';
export { tokensServer } from './tokens/tokens-server.ts';
export { webhooksServer } from './webhooks/webhooks-server.ts';
