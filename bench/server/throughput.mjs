import autocannon from 'autocannon';

const connections = 10;

/**
 * Requests a second that a server answers on ten connections.
 *
 * @param {{ origin: string, token: string, path: string, method?: string, nextBody?: () => unknown,
 *   accepted?: string, seconds: number }} load `nextBody` gives each request a body of its own, `accepted` names
 *   the codings that an answer may be packed in
 * @throws {Error} when an answer was no success
 */
export async function requestsPerSecond({
  origin,
  token,
  path,
  method = 'GET',
  nextBody,
  accepted,
  seconds,
}) {
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [
      {
        method,
        path,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${token}`,
          ...(accepted && { 'accept-encoding': accepted }),
          ...(nextBody && { 'content-type': 'application/json' }),
        },
        ...(nextBody && { setupRequest: (request) => ({ ...request, body: JSON.stringify(nextBody()) }) }),
      },
    ],
  });
  const failures = result.errors + result.timeouts + result.non2xx;
  if (failures > 0) throw new Error(`${failures} of the requests to ${method} ${path} failed.`);
  return result['2xx'] / result.duration;
}
