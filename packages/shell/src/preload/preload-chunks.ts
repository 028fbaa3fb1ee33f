/** Id of the element that lists the files of each chunk. The build writes it, since file names contain a hash. */
export const chunkListId = 'admin-chunks';

/** A script that runs at once, such as one that shows an early page. */
const early = /\.early-[^.]*\.js$/;

const kinds = [
  // A script that is no module; the build of the application chooses the name.
  [/\.classic\.js$/, { rel: 'preload', as: 'script' }],
  [/\.js$/, { rel: 'modulepreload' }],
  [/\.css$/, { rel: 'preload', as: 'style' }],
  [/\.woff2$/, { rel: 'preload', as: 'font', type: 'font/woff2', fetchPriority: 'low' }],
] as const;

/** Returns the files of each chunk, as listed in the document. In development there is no list. */
function listedChunks(): Readonly<Record<string, readonly string[]>> {
  const text = document.getElementById(chunkListId)?.textContent;
  return text ? (JSON.parse(text) as Record<string, readonly string[]>) : {};
}

/**
 * Preloads files of the build in parallel.
 * @param folder address of the panel's folder, which contains `assets`
 * @param nonce allows the links under the Content-Security-Policy
 */
export function preloadChunks(names: readonly string[], folder: string, nonce: string): void {
  const listed = listedChunks();
  for (const file of new Set(names.flatMap((name) => listed[name] ?? []))) {
    const address = `${folder}/assets/${file}`;
    if (early.test(file)) {
      // No script element: its address would have to be trusted by a policy.
      void import(/* @vite-ignore */ address);
      continue;
    }
    const kind = kinds.find(([end]) => end.test(file));
    if (!kind) continue;
    const link = Object.assign(document.createElement('link'), kind[1]);
    document.head.append(Object.assign(link, { href: address, nonce, crossOrigin: '' }));
  }
}
