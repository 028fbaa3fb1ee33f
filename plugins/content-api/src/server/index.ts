export { contentApiServer } from './content-api-server.ts';
