import type { BootDocument } from './boot-document.ts';

/** The settings file beside a page that was not written by our server. */
const fileName = 'panel.json';

/** The time limit for the file at the start of the panel, in milliseconds. */
const timeout = 5_000;

/** The settings that the file may contain. */
export type PanelSettings = Pick<BootDocument, 'apiUrl' | 'basePath'>;

/**
 * Returns the path of the folder that contains a built panel, `/cms` for scripts at `/cms/assets/…`.
 * @returns an empty path at the root of the host; null without such a script of the page's own origin
 */
export function panelFolder(page: ParentNode = document): string | null {
  for (const { src } of page.querySelectorAll<HTMLScriptElement>('script[src]')) {
    const { origin, pathname } = new URL(src);
    const end = pathname.lastIndexOf('/assets/');
    if (end !== -1 && origin === location.origin) return pathname.slice(0, end);
  }
  return null;
}

const checks: Readonly<
  Record<keyof PanelSettings, { readonly wanted: string; fits(text: string): boolean }>
> = {
  apiUrl: {
    wanted: 'an address that starts with http:// or https://',
    fits: (text) => URL.canParse(text) && /^https?:\/\/[^?#]+$/.test(text),
  },
  basePath: { wanted: 'a path that starts with one slash', fits: (text) => /^\/(?!\/)[^?#]*$/.test(text) },
};

/**
 * Validates the settings of the file.
 * @returns the settings without slashes at the ends
 *
 * Throws a TypeError that names the invalid key: a misspelt key would otherwise leave the panel at another address
 * without an error.
 */
export function checkPanelSettings(value: unknown): PanelSettings {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError('It must contain an object.');
  const settings = Object.entries(value).map(([key, text]) => {
    const check = key === 'apiUrl' || key === 'basePath' ? checks[key] : undefined;
    if (!check) throw new TypeError(`"${key}" is unknown; there are ${Object.keys(checks).join(' and ')}.`);
    if (typeof text !== 'string' || !check.fits(text))
      throw new TypeError(`"${key}" has to be ${check.wanted}.`);
    return [key, text.replace(/\/+$/, '')] as const;
  });
  return Object.fromEntries(settings);
}

/**
 * Fetches the settings of a panel in this folder from the host of the page. Never rejects: without the file the panel
 * is served from the folder and its API is the page's own origin; an invalid file is logged.
 * @param folder see {@link panelFolder}
 */
export async function fetchPanelSettings(folder: string): Promise<PanelSettings> {
  const address = `${folder}/${fileName}`;
  const found = { basePath: folder };
  try {
    const response = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(timeout) });
    // A host that returns the page for every unknown address does so for this file, too.
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (!response.ok || isPage) return found;
    return { ...found, ...checkPanelSettings(await response.json()) };
  } catch (cause) {
    console.error(`The settings of the panel in ${address} cannot be used:`, cause);
    return found;
  }
}
