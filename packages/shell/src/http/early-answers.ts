import { flatQuery } from './flat-query.ts';

/** What the document asked before there was a panel to ask it. */
export interface EarlyAnswers {
  /** As whom it asked. */
  readonly token: string;
  /** By {@link callKey}. */
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  var adminEarlyAnswers: EarlyAnswers | undefined;
}

/** One call of the API. */
export interface ApiCall {
  readonly method: string;
  /** With the address of the API, without the query. */
  readonly url: string;
  readonly query?: object | undefined;
  readonly body?: unknown;
}

/** Tells two calls apart, or not: the order within a query says nothing. */
export function callKey({ method, url, query = {}, body }: ApiCall): string {
  return JSON.stringify([method, url, flatQuery(query).map(String).toSorted(), body]);
}

/** How long an early answer is as good as a new one, in milliseconds: as long as one that a page has asked for. */
const freshness = 5_000;

/** Forgets what the document asked for: somebody else is signed in, or nobody. */
export function dropEarlyAnswers(): void {
  globalThis.adminEarlyAnswers = undefined;
}

/** Keeps the early answers only where they were asked for as the session that the panel begins with. */
export function claimEarlyAnswers(token: string | null): void {
  const early = globalThis.adminEarlyAnswers;
  if (!early) return;
  if (early.token === token) setTimeout(dropEarlyAnswers, freshness);
  else dropEarlyAnswers();
}

/**
 * Takes the answer that the document asked for, once.
 * @returns null where it did not ask, or was not given data: the call is then made as any other
 */
export async function takeEarlyAnswer(
  call: ApiCall,
): Promise<{ readonly data: unknown; readonly headers: Headers } | null> {
  const answers = globalThis.adminEarlyAnswers?.answers;
  if (!answers || answers.size === 0) return null;
  const key = callKey(call);
  const asked = answers.get(key);
  if (!asked) return null;
  answers.delete(key);
  try {
    const response = await asked;
    return response.ok ? { data: await response.json(), headers: response.headers } : null;
  } catch {
    return null;
  }
}
