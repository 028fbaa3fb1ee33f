import { readBootDocument } from '../project/boot-document.ts';
import { panelFolder } from '../project/panel-settings.ts';
import { mayShareSession, requestSession, stopRequests } from '../session/shared-session.ts';
import { storageKeys, writeSession } from '../session/token-storage.ts';
import { tokenClaims } from '../session/token-claims.ts';
import { showSignIn } from './early-sign-in.ts';
import { storedItem } from '../stored-item.ts';
import { visitRequests } from './document-requests.ts';
import { requestVisit } from './request-visit.ts';
import { storedLanguage } from './stored-preferences.ts';
import { pageScripts, runScripts } from './page-scripts.ts';
import { preloadChunks, settled } from './preload-chunks.ts';
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
 * @param scripts those of the page
 * @returns a promise if the document shows a page before the panel; it resolves when the panel may be compiled
 */
export function startPreload(
  token: string | null,
  preloads: readonly PagePreload[],
  nonce = document.currentScript?.nonce ?? '',
  scripts: ParentNode = document,
): Promise<void> | undefined {
  const boot = readBootDocument();
  // In development scripts come from their sources, so that there is no folder of a build.
  const folder = panelFolder(scripts) ?? boot?.basePath;
  if (folder === undefined) return undefined;
  const address = addressBelow(boot?.basePath ?? folder);
  const language = storedLanguage();
  const texts = `language:${language.code}`;
  if (!token) {
    void preloadChunks([texts], folder, nonce);
    const form = showSignIn(boot, address, preloads);
    return form && settled(form);
  }
  const outline = preloads.map((preload) => preload.outline?.(address)).find(Boolean);
  if (outline) document.documentElement.dataset['outline'] = outline;
  if (boot?.apiUrl !== undefined) {
    const user = { userId: tokenClaims(token).userId, locale: language.tag };
    requestVisit(token, boot.apiUrl, visitRequests(preloads, address, user), boot.visit);
  }
  return preloadChunks(
    ['session', 'fonts', ...preloads.flatMap(({ chunks }) => chunks(address)), texts],
    folder,
    nonce,
  );
}

/** Returns the stored session token; null without a session or without access to the storage. */
export function storedToken(): string | null {
  try {
    return sessionStorage.getItem(storageKeys.token) || storedItem(storageKeys.token);
  } catch {
    return null;
  }
}

/** The time until the document shows the outline of its page, in milliseconds. Most pages are there before. */
const outlineDelay = 300;

/**
 * Starts the first page and the scripts of the panel: with the stored session, with the session of another tab, or with the
 * sign-in form. If it takes long, adds `data-start` to the document, which shows its outline; `sign-in` without a session.
 */
export function startFirstPage(preloads: readonly PagePreload[]): void {
  const nonce = document.currentScript?.nonce ?? '';
  const scripts = pageScripts();
  const start = (token: string | null): Promise<void> | undefined => {
    setTimeout(() => {
      document.documentElement.dataset['start'] = token ? '' : 'sign-in';
    }, outlineDelay);
    return startPreload(token, preloads, nonce, scripts ?? document);
  };
  const token = storedToken();
  const mayShare = !token && mayShareSession();
  let earlyPage: Promise<void> | undefined;
  try {
    if (!mayShare) earlyPage = start(token);
  } finally {
    // The panel shows what failed here.
    if (scripts) void runScripts(scripts, nonce, earlyPage);
  }
  // The first format of a page takes 10 to 30 ms, in which the browser has to wait for responses anyway. In English the
  // first rows need none.
  if (token && storedLanguage().code !== 'en') void new Intl.NumberFormat();
  if (!mayShare) return;
  globalThis.adminSharedSession = requestSession().then((session) => {
    if (session) writeSession(session, 'tab');
    else stopRequests();
    void start(session?.token ?? null);
  });
}
