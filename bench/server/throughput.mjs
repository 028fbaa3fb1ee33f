import autocannon from 'autocannon';

const connections = 10;

/**
 * Measures the requests per second of a server on ten connections.
 *
 * @param {{ origin: string, token: string, path: string, method?: string, nextBody?: () => unknown,
 *   accepted?: string, seconds: number }} load `nextBody` returns the body of each request, `accepted` lists
 *   the accepted content codings
 * @throws {Error} if a request fails
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
