export { findUnsafeSvg, isSvg } from './svg/unsafe-svg.ts';
export { removeUpload, generatedStem, storeUpload } from './store-upload.ts';
export type { FileStorage, FileContent } from './storage/file-storage.ts';
export { openStorage } from './storage/open-storage.ts';
export { storeFile, type FileStore, type FileToStore } from './store-file.ts';
export { incomingFolder, uploadsFolder } from './uploads-folder.ts';
