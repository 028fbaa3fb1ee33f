export { fileTypes } from './described-types.ts';
export { dropUpload, keepUpload } from './keep-upload.ts';
export { serveUploads, uploadsFolder } from './serve-uploads.ts';
export { storeFile, type FileToStore } from './store-file.ts';
