/** Pages that can be embedded, by the hosts that serve them; what lies below a host counts as well. */
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

/** The names of those that are allowed, for people. */
export const providerNames: readonly string[] = providers.map(({ name }) => name);

const longestAddress = 2000;

/** Who serves the page at an address; undefined for an address that may not be embedded. */
export function providerOf(url: string): string | undefined {
  if (url.length > longestAddress || !URL.canParse(url)) return undefined;
  const { protocol, hostname, port, username, password } = new URL(url);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return undefined;
  return providers.find(({ hosts }) =>
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  )?.name;
}
