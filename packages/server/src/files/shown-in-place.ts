/**
 * Types that a browser may show in place; everything else is offered as a download. A drawing can hold scripts: pages
 * show it in an image, where they are dead, and opened by itself it is saved.
 */
const shownInPlace = /\.(?:png|jpe?g|gif|webp|avif|mp4|webm|mp3|ogg|wav|pdf)$/i;

/** Whether a browser may show a file of that name as a page of its own. */
export function isShownInPlace(name: string): boolean {
  return shownInPlace.test(name);
}
