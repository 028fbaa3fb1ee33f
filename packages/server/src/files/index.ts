export { harmIn, isDrawing } from './drawing/drawing.ts';
export { dropUpload, generatedStem, keepUpload } from './keep-upload.ts';
export type { FileStorage, KeptContent } from './storage/file-storage.ts';
export { openStorage } from './storage/open-storage.ts';
export { storeFile, type FileStore, type FileToStore } from './store-file.ts';
export { incomingFolder, uploadsFolder } from './uploads-folder.ts';
