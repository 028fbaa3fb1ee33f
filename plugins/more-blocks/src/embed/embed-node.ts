import { element, type BlockRenderer } from '@admin/blocks-html';
import type { BlockNode } from '@admin/content-model';

/** Allowed providers with their hosts; subdomains are included. */
const providers: readonly { readonly name: string; readonly hosts: readonly string[] }[] = [
  { name: 'YouTube', hosts: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'] },
  { name: 'Vimeo', hosts: ['vimeo.com'] },
  { name: 'Spotify', hosts: ['open.spotify.com'] },
  { name: 'SoundCloud', hosts: ['soundcloud.com'] },
  { name: 'CodePen', hosts: ['codepen.io'] },
  { name: 'Figma', hosts: ['figma.com'] },
  { name: 'GitHub', hosts: ['github.com'] },
  { name: 'Wikipedia', hosts: ['wikipedia.org'] },
];

/** The display names of the allowed providers. */
export const providerNames: readonly string[] = providers.map(({ name }) => name);

const maxAddressLength = 2000;

/** Returns the provider of an address; undefined for an address that may not be embedded. */
export function providerOf(url: string): string | undefined {
  if (url.length > maxAddressLength || !URL.canParse(url)) return undefined;
  const { protocol, hostname, port, username, password } = new URL(url);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return undefined;
  return providers.find(({ hosts }) =>
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  )?.name;
}

/** Maximum length of a title. */
export const maxTitleLength = 200;

/** The properties of an embedded page. */
export interface Embedded {
  /** Empty until an address is entered. */
  readonly url: string;
  readonly title: string;
}

/** Reads an embed node; invalid properties are empty. */
export function embeddedIn({ url, title }: BlockNode): Embedded {
  return { url: typeof url === 'string' ? url : '', title: typeof title === 'string' ? title : '' };
}

/** Creates an embed node. As a block without editable text it has one empty text. */
export function embedNode({ url, title }: Embedded) {
  return { type: 'embed', url, title, children: [{ type: 'text', text: '' }] };
}

/** Reads an iframe of an allowed page or a figure of `renderEmbed`; null for anything else. */
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
  return providerOf(url) === undefined ? null : embedNode({ url, title: title.slice(0, maxTitleLength) });
}

/** Returns the page of a video instead of its embed address. */
function watchAddress(url: string): string {
  const video = /^(?:https:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20})/.exec(url)?.[1];
  return video === undefined ? url.replace(/^\/\//, 'https://') : `https://www.youtube.com/watch?v=${video}`;
}

/**
 * Renders an embedded page as a link in `<figure class="embed">`; nothing for an address that is not allowed. Websites
 * create frames themselves, because only they know their content security policy.
 */
export const renderEmbed: BlockRenderer = (node) => {
  const { url, title } = embeddedIn(node);
  const provider = providerOf(url);
  if (provider === undefined) return [];
  const link = element('a', { href: url, target: '_blank' }, [title.trim() || url]);
  return element('figure', { class: 'embed' }, [link, element('figcaption', {}, [provider])]);
};
