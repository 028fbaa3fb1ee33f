import path from 'node:path';

/** Where uploaded files live inside the data folder. */
export function uploadsFolder(dataDir: string): string {
  return path.join(dataDir, 'uploads');
}

/** Where files lie while they arrive; whatever is in it when a server starts was never finished. */
export function incomingFolder(dataDir: string): string {
  return path.join(dataDir, 'incoming');
}

/**
 * Types that a browser may show in place; everything else is offered as a download. A drawing can hold scripts: pages
 * show it in an image, where they are dead, and opened by itself it is saved.
 */
const inlineExtensions = /\.(?:png|jpe?g|gif|webp|avif|mp4|webm|mp3|ogg|wav|pdf)$/i;

/** Whether a browser may show a file of that name as a page of its own. */
export function isShownInline(name: string): boolean {
  return inlineExtensions.test(name);
}
