export { contentManagerServer } from './content-manager-server.ts';
