import { readBootDocument } from '../project/boot-document.ts';
import { panelFolder } from '../project/panel-settings.ts';
import { mayShareSession, requestSession, stopRequests } from '../session/shared-session.ts';
import { storageKeys, writeSession } from '../session/token-storage.ts';
import { tokenClaims } from '../session/token-claims.ts';
import { showSignIn } from './early-sign-in.ts';
import { requestVisit } from './request-visit.ts';
import { storedLanguage } from './stored-preferences.ts';
import { preloadChunks } from './preload-chunks.ts';
import type { PreloadAddress, PagePreload } from './page-preload.ts';

/** Returns the address relative to the panel's base. */
function addressBelow(base: string): PreloadAddress {
  const { pathname, search } = location;
  return {
    pathname: pathname.startsWith(base) ? pathname.slice(base.length) : pathname,
    search: new URLSearchParams(search),
  };
}

/**
 * Fetches the code and the data of the first page, before any script of the panel runs. Without a stored session it
 * shows the sign-in form that is part of the document. If the document does not name its server, as on a static file
 * host, it fetches code only.
 */
export function startPreload(
  token: string | null,
  preloads: readonly PagePreload[],
  nonce = document.currentScript?.nonce ?? '',
): void {
  const boot = readBootDocument();
  // In development scripts come from their sources, so that there is no folder of a build.
  const folder = panelFolder() ?? boot?.basePath;
  if (folder === undefined) return;
  const address = addressBelow(boot?.basePath ?? folder);
  const language = storedLanguage();
  preloadChunks([`language:${language.code}`], folder, nonce);
  if (!token) {
    showSignIn(boot, address, preloads);
    return;
  }
  const outline = preloads.map((preload) => preload.outline?.(address)).find((found) => found !== undefined);
  if (outline) document.documentElement.dataset['outline'] = outline;
  preloadChunks(['session', ...preloads.flatMap(({ chunks }) => chunks(address))], folder, nonce);
  if (boot?.apiUrl === undefined) return;
  const user = { userId: tokenClaims(token).userId, locale: language.tag };
  requestVisit(
    token,
    boot.apiUrl,
    preloads.flatMap(({ calls }) => calls?.(address, user) ?? []),
  );
}

/** Returns the stored session token; null without a session or without access to the storage. */
export function storedToken(): string | null {
  try {
    return sessionStorage.getItem(storageKeys.token) || localStorage.getItem(storageKeys.token);
  } catch {
    return null;
  }
}

/**
 * Starts the first page: with the stored session, with the session of another tab, or with the sign-in form. Writes
 * `panel` or `sign-in` into the document's `data-start`, from which the document chooses its placeholder.
 */
export function startFirstPage(preloads: readonly PagePreload[]): void {
  const nonce = document.currentScript?.nonce ?? '';
  const start = (token: string | null): void => {
    document.documentElement.dataset['start'] = token ? 'panel' : 'sign-in';
    startPreload(token, preloads, nonce);
  };
  const token = storedToken();
  if (token || !mayShareSession()) {
    start(token);
    return;
  }
  globalThis.adminSharedSession = requestSession().then((session) => {
    if (session) writeSession(session, 'tab');
    else stopRequests();
    start(session?.token ?? null);
  });
}
