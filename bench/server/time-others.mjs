import { Agent, get } from 'node:http';

/** The interval of requests, milliseconds. */
const interval = 5;

/** Connections that are opened before: Node.js accepts one new connection per turn of its event loop. */
const connections = 20;

/** @returns {Promise<number>} milliseconds until the last byte */
function timeOnce(url, agent) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(url, { agent }, (response) => {
      response.resume().once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`GET ${url} returned ${response.statusCode} to another user.`));
      });
    }).once('error', reject);
  });
}

/**
 * Measures how long a user who opens the panel waits. Sends requests at fixed times: a client that waits for each response
 * would notice a blocked server only once.
 *
 * @template Result
 * @param {string} origin
 * @param {() => Promise<Result>} start the work during which requests are sent
 * @returns {Promise<{ durations: number[], result: Result }>}
 */
export async function timeOthers(origin, start) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = () => timeOnce(`${origin}/admin/init`, agent);
  await Promise.all(Array.from({ length: connections }, send));
  const requests = [];
  const timer = setInterval(() => {
    const duration = send();
    // Failures are reported at the end, unless the attack itself failed before.
    duration.catch(() => undefined);
    requests.push(duration);
  }, interval);
  try {
    const result = await start();
    clearInterval(timer);
    return { durations: await Promise.all(requests), result };
  } finally {
    clearInterval(timer);
    agent.destroy();
  }
}
