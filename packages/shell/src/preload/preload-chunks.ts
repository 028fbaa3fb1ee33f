import { rememberedFonts } from '../remembered-page/page-fonts.ts';

/** Id of the element that lists the files of each chunk. The build writes it, since file names contain a hash. */
export const chunkListId = 'admin-chunks';

/** A script that runs at once and shows an early page. Its top level waits for it. */
const early = /\.early-[^.]*\.js$/;

const kinds = [
  // A script that is no module; the build of the application chooses the name.
  [/\.classic\.js$/, { as: 'script' }],
  [/\.js$/, { rel: 'modulepreload' }],
  [/\.css$/, { as: 'style' }],
  [/\.woff2$/, { as: 'font', fetchPriority: 'low' }],
] as const;

/** Returns the files of each chunk, as listed in the document, and remembered fonts. In development there is no list. */
function listedChunks(): Readonly<Record<string, readonly string[]>> {
  const text = document.getElementById(chunkListId)?.textContent;
  return text ? { ...(JSON.parse(text) as object), fonts: rememberedFonts() } : {};
}

/**
 * The time after which the panel is compiled although the early page is not shown, in milliseconds. Its responses are late
 * then, and the processor has nothing else to do.
 */
const maxDelay = 200;

/** Fetches a script into the cache of the browser. */
async function fetchOnly(address: string): Promise<void> {
  // The cache contains only what has been read.
  await (await fetch(address)).blob();
}

/**
 * Preloads a file of the build.
 * @param nonce allows the link under the Content-Security-Policy
 * @param earlyPage delays the compilation of a script until the promise settles
 */
export function preloadFile(address: string, nonce: string, earlyPage?: Promise<unknown>): void {
  const kind = kinds.find(([end]) => end.test(address));
  if (!kind) return;
  const preload = (): void => {
    const attributes = { rel: 'preload', href: address, nonce, crossOrigin: '', ...kind[1] };
    document.head.append(Object.assign(document.createElement('link'), attributes));
  };
  if (earlyPage && address.endsWith('.js')) {
    fetchOnly(address).catch(() => undefined);
    void earlyPage.then(preload);
  } else preload();
}

/** Resolves when an early page is shown, when there is none, or when it takes too long. */
export async function settled(earlyPage: Promise<unknown>): Promise<void> {
  await Promise.race([
    earlyPage.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, maxDelay)),
  ]);
}

/**
 * Preloads files of the build in parallel.
 * @param names of chunks, or `fonts` for those of the last page
 * @param folder address of the panel's folder, which contains `assets`
 * @param nonce allows the links under the Content-Security-Policy
 * @returns a promise if a script shows an early page; it resolves when the panel may be compiled
 */
export function preloadChunks(
  names: readonly string[],
  folder: string,
  nonce: string,
): Promise<void> | undefined {
  const listed = listedChunks();
  const addresses = [...new Set(names.flatMap((name) => listed[name] ?? []))].map(
    (file) => `${folder}/assets/${file}`,
  );
  const script = addresses.find((address) => early.test(address));
  // No script element: its address would have to be trusted by a policy.
  const earlyPage = script === undefined ? undefined : settled(import(/* @vite-ignore */ script));
  for (const address of addresses) if (address !== script) preloadFile(address, nonce, earlyPage);
  return earlyPage;
}
