import { readBootDocument } from '../project/boot-document.ts';
import { panelFolder } from '../project/panel-settings.ts';
import { mayShareSession, requestSession, stopRequests } from '../session/shared-session.ts';
import { storageKeys, writeSession } from '../session/token-storage.ts';
import { tokenClaims } from '../session/token-claims.ts';
import { callKey, type ApiCall } from '../http/preloaded-responses.ts';
import { showSignIn } from './early-sign-in.ts';
import { flatQuery } from '../http/urls.ts';
import { storedLanguage } from './stored-preferences.ts';
import { preloadChunks } from './preload-chunks.ts';
import type { PreloadCall, PreloadAddress, PagePreload } from './page-preload.ts';

/** A token that expires sooner than this, in milliseconds, is only renewed; the panel sends the other requests with the new token. */
const minTimeLeft = 60_000;

/** Requests of every page. */
const commonCalls: readonly PreloadCall[] = [
  { path: '/admin/users/me' },
  { path: '/admin/users/me/permissions' },
];

function send({ method, url, query = {}, body }: ApiCall, headers: Readonly<Record<string, string>>) {
  const search = new URLSearchParams(flatQuery(query).map(([name, value]) => [name, value])).toString();
  return fetch(search ? `${url}?${search}` : url, {
    method,
    headers: { Accept: 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Sends the requests of the first page with the user's token. */
function sendCalls(token: string, apiUrl: string, calls: readonly PreloadCall[]): void {
  const responses = new Map<string, Promise<Response>>();
  // The panel's HTTP client sends the same header.
  const common: Record<string, string> = apiUrl === '' ? { 'X-Session-Lifetime': 'tab' } : {};
  const start = (call: ApiCall, headers: Readonly<Record<string, string>>) => {
    const response = send(call, { ...common, ...headers });
    // The panel may never take the response; its failure must not count as unhandled.
    response.catch(() => undefined);
    responses.set(callKey(call), response);
  };
  const renewal = { method: 'POST', url: `${apiUrl}/admin/renew-token`, body: { token } };
  const { endsAt, isView } = tokenClaims(token);
  if (!isView) start(renewal, { 'Content-Type': 'application/json' });
  if (endsAt === null || endsAt - Date.now() > minTimeLeft) {
    for (const { path, query } of [...commonCalls, ...calls]) {
      start({ method: 'GET', url: `${apiUrl}${path}`, query }, { Authorization: `Bearer ${token}` });
    }
  }
  globalThis.adminPreloadedResponses = { token, responses };
}

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
  if (!token) {
    showSignIn(boot, address, preloads);
    return;
  }
  const outline = preloads.map((preload) => preload.outline?.(address)).find((found) => found !== undefined);
  if (outline) document.documentElement.dataset['outline'] = outline;
  preloadChunks(['session', ...preloads.flatMap(({ chunks }) => chunks(address))], folder, nonce);
  if (boot?.apiUrl === undefined) return;
  const { code, tag = code } = storedLanguage();
  const user = { userId: tokenClaims(token).userId, locale: tag };
  sendCalls(
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
