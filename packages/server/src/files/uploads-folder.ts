import path from 'node:path';

/** Returns the folder of uploaded files inside the data folder. */
export function uploadsFolder(dataDir: string): string {
  return path.join(dataDir, 'uploads');
}

/** Returns the folder of incoming uploads; files in it when a server starts were never completed. */
export function incomingFolder(dataDir: string): string {
  return path.join(dataDir, 'incoming');
}

/**
 * Types that a browser may show inline; all others are served as downloads. An SVG image can contain scripts: in an
 * image element they do not run, and opened directly it is downloaded.
 */
const inlineExtensions = /\.(?:png|jpe?g|gif|webp|avif|mp4|webm|mp3|ogg|wav|pdf)$/i;

/** Returns whether a browser may show a file of that name as a separate page. */
export function isShownInline(name: string): boolean {
  return inlineExtensions.test(name);
}
