import path from 'node:path';

/** Where uploaded files live inside the data folder. */
export function uploadsFolder(dataDir: string): string {
  return path.join(dataDir, 'uploads');
}

/** Where files lie while they arrive; whatever is in it when a server starts was never finished. */
export function incomingFolder(dataDir: string): string {
  return path.join(dataDir, 'incoming');
}
