import { embedNode, longestTitle } from './embed-node.ts';
import { providerOf } from './providers.ts';

/** Reads a frame of an allowed page, or a figure as `renderEmbed` makes it; null for anything else. */
export function readEmbed(element: Element) {
  if (element.tagName === 'IFRAME') {
    return embedded(watchAddress(element.getAttribute('src') ?? ''), element.getAttribute('title') ?? '');
  }
  if (element.tagName !== 'FIGURE' || !element.classList.contains('embed')) return null;
  const link = element.querySelector('a[href]');
  const url = link?.getAttribute('href') ?? '';
  const title = link?.textContent.trim() ?? '';
  return embedded(url, title === url ? '' : title);
}

function embedded(url: string, title: string) {
  return providerOf(url) === undefined ? null : embedNode({ url, title: title.slice(0, longestTitle) });
}

/** The page of a video, in place of the address that only frames show. */
function watchAddress(url: string): string {
  const video = /^(?:https:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20})/.exec(url)?.[1];
  return video === undefined ? url.replace(/^\/\//, 'https://') : `https://www.youtube.com/watch?v=${video}`;
}
