export { uploadServer } from './upload-server.ts';
