import { readBootDocument } from '../project/boot-document.ts';
import { panelFolder } from '../project/panel-settings.ts';
import { storageKeys } from '../session/token-storage.ts';
import { tokenClaims } from '../session/token-claims.ts';
import { callKey, type ApiCall } from '../http/early-answers.ts';
import { showSignIn } from './early-sign-in.ts';
import { flatQuery } from '../http/flat-query.ts';
import { keptLanguage } from './kept-language.ts';
import { preloadChunks } from './preload-chunks.ts';
import type { EarlyCall, VisitAddress, VisitPart } from './visit-part.ts';

/** A token with less time left than this, in milliseconds, is only exchanged: the panel asks the rest with the new one. */
const shortestUse = 60_000;

const always: readonly EarlyCall[] = [{ path: '/admin/users/me' }, { path: '/admin/users/me/permissions' }];

function send({ method, url, query = {}, body }: ApiCall, headers: Readonly<Record<string, string>>) {
  const search = new URLSearchParams(flatQuery(query).map(([name, value]) => [name, value])).toString();
  return fetch(search ? `${url}?${search}` : url, {
    method,
    headers: { Accept: 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Asks the server what the first page will ask, as the person whose token it is. */
function ask(token: string, apiUrl: string, calls: readonly EarlyCall[]): void {
  const answers = new Map<string, Promise<Response>>();
  // As the client of the panel does it.
  const common: Record<string, string> = apiUrl === '' ? { 'X-Session-Lifetime': 'tab' } : {};
  const begin = (call: ApiCall, headers: Readonly<Record<string, string>>) => {
    const answer = send(call, { ...common, ...headers });
    // Nobody may come to take it.
    answer.catch(() => undefined);
    answers.set(callKey(call), answer);
  };
  const renewal = { method: 'POST', url: `${apiUrl}/admin/renew-token`, body: { token } };
  const { endsAt, isView } = tokenClaims(token);
  if (!isView) begin(renewal, { 'Content-Type': 'application/json' });
  if (endsAt === null || endsAt - Date.now() > shortestUse) {
    for (const { path, query } of [...always, ...calls]) {
      begin({ method: 'GET', url: `${apiUrl}${path}`, query }, { Authorization: `Bearer ${token}` });
    }
  }
  globalThis.adminEarlyAnswers = { token, answers };
}

/** The page's address below the panel. */
function addressBelow(base: string): VisitAddress {
  const { pathname, search } = location;
  return {
    pathname: pathname.startsWith(base) ? pathname.slice(base.length) : pathname,
    search: new URLSearchParams(search),
  };
}

/**
 * Runs in the document, before any script of the panel: fetches the code that the address needs, and asks the server
 * what its pages will ask. Nobody's session is known there but the one that the browser keeps; without one, the form for
 * signing in is shown, which is part of the document.
 * Where the document does not say which server it belongs to, as on a host of files, only code is fetched.
 */
export function startVisit(token: string | null, parts: readonly VisitPart[]): void {
  const boot = readBootDocument();
  // Scripts that come from their sources, as in development, stand in no folder of a build.
  const folder = panelFolder() ?? boot?.basePath;
  if (folder === undefined) return;
  const address = addressBelow(boot?.basePath ?? folder);
  if (!token) {
    showSignIn(boot, address, parts);
    return;
  }
  const outline = parts.map((part) => part.outline?.(address)).find((found) => found !== undefined);
  if (outline) document.documentElement.dataset['outline'] = outline;
  const nonce = document.currentScript?.nonce ?? '';
  preloadChunks(['session', ...parts.flatMap(({ chunks }) => chunks(address))], folder, nonce);
  if (boot?.apiUrl === undefined) return;
  const { code, tag = code } = keptLanguage();
  const visitor = { userId: tokenClaims(token).userId, locale: tag };
  ask(
    token,
    boot.apiUrl,
    parts.flatMap(({ calls }) => calls?.(address, visitor) ?? []),
  );
}

/** The token that the browser keeps; null for nobody, and where it may not be asked. */
export function keptToken(): string | null {
  try {
    return sessionStorage.getItem(storageKeys.token) || localStorage.getItem(storageKeys.token);
  } catch {
    return null;
  }
}
