import { callKey, type PreloadedResponse } from '../http/preloaded-responses.ts';
import { tokenClaims } from '../session/token-claims.ts';
import { parsed } from './document-state.ts';

type Responding = Promise<PreloadedResponse | null>;

/** A token that expires sooner than this, in milliseconds, is exchanged before the other requests are sent. */
const minTimeLeft = 60_000;

/** Set in the session storage once a server has responded that it has no endpoint for visits. */
const withoutVisitsKey = 'admin.without-visits';

/** A part of the response to a visit. */
interface VisitPart {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

async function readResponse(response: Response): Responding {
  return response.ok ? { data: await response.json(), headers: response.headers } : null;
}

/** Returns the new token; throws without one, or if the cookie, which all tabs share, renewed the session of another user. */
const newTokenOf = (userId: number | null) => (response: PreloadedResponse | null) => {
  const renewed = response?.data as { readonly data: { readonly token: string } } | undefined;
  const token = renewed?.data.token;
  if (!token || tokenClaims(token).userId !== userId) throw new Error('token');
  return token;
};

/** Returns the text of the response; null if the server has no endpoint for visits, which it then remembers. */
async function readVisit(response: Response): Promise<string | null> {
  if ([404, 405].includes(response.status)) {
    sessionStorage.setItem(withoutVisitsKey, 'true');
    return null;
  }
  return response.ok ? response.text() : '{"data":[]}';
}

/** Id of the element with the response to a visit that the server adds to the end of the document. */
const visitId = 'admin-visit';

/**
 * Requests the data of the first page with the user's token: everything in one request, except the exchange of the token,
 * whose response must not be compressed together with content. A server without the endpoint for visits gets one
 * request for each part.
 * @param requests paths with their queries
 * @param contained the `visit` of the boot document, whose response is used if it is the same
 */
export function requestVisit(
  token: string,
  apiUrl: string,
  requests: readonly string[],
  contained?: string,
): void {
  const responses = new Map<string, Responding>();
  // The panel's HTTP client sends the same headers.
  const headers = {
    Accept: 'application/json',
    ...(apiUrl === '' && { 'X-Session-Lifetime': 'tab' }),
  };
  const post = (path: string, body: object, authorization?: object) =>
    fetch(apiUrl + path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', ...authorization },
      body: JSON.stringify(body),
    });
  // A failed request counts as a missing response: the panel repeats it.
  const keep = (method: string, path: string, responding: Responding, body?: object): Responding => {
    const settled = responding.catch(() => null);
    responses.set(callKey(method, apiUrl + path, body), settled);
    return settled;
  };

  const withToken = (bearer: string) => ({ Authorization: `Bearer ${bearer}` });
  const visitWith = async (bearer: string): Promise<string | null> =>
    sessionStorage.getItem(withoutVisitsKey)
      ? null
      : readVisit(await post('/admin/visit', { requests }, withToken(bearer)));

  const visitInDocument = async (): Promise<string | null> => {
    await parsed();
    const element = document.getElementById(visitId);
    element?.remove();
    // The server responds too late, or not at all.
    return element ? element.textContent : visitWith(token);
  };

  const { endsAt, isView, userId } = tokenClaims(token);
  const isExpiring = !isView && endsAt !== null && endsAt - Date.now() <= minTimeLeft;
  const isContained = !isView && contained === String([userId, ...requests]);
  // The page waits for its response, so that it is the first request.
  const sent = isContained ? visitInDocument() : isExpiring ? null : visitWith(token);
  const renewal = '/admin/renew-token';
  const renew = () => post(renewal, { token }).then(readResponse);
  // A server that handles one request at a time should first send what the page waits for.
  const renewed = isView ? null : keep('POST', renewal, sent?.then(renew, renew) ?? renew(), { token });
  const current = isExpiring && renewed ? renewed.then(newTokenOf(userId)) : Promise.resolve(token);
  const text = sent ?? current.then(visitWith);
  const visit = text.then(
    (json) => json && (JSON.parse(json) as { readonly data: readonly VisitPart[] }).data,
  );
  const readPart = async (path: string, index: number): Responding => {
    const parts = await visit;
    if (!parts) {
      return readResponse(
        await fetch(apiUrl + path, { headers: { ...headers, ...withToken(await current) } }),
      );
    }
    const part = parts[index];
    return part?.status === 200 ? { data: part.body, headers: new Headers(part.headers) } : null;
  };
  for (const [index, path] of requests.entries()) void keep('GET', path, readPart(path, index));
  globalThis.adminPreloadedResponses = {
    token,
    responses,
    ...(!isView && { visit: text.catch(() => null) }),
  };
}
