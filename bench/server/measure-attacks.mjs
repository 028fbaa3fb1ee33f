import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { progress } from '../progress.mjs';
import { rounded, summary } from '../statistics.mjs';
import { createApiClient } from './api-client.mjs';
import { createAttacker } from './attacker.mjs';
import { attacks } from './attacks.mjs';
import { seedArticles, startProduct } from './product-server.mjs';
import { articles } from './sample-entries.mjs';
import { timeOthers } from './time-others.mjs';

/** The number of articles that one attack links. */
const storedArticles = 2500;

/** The time for the server to finish the work of the last attack, milliseconds. */
const rest = 1000;

const waited = (durations) => ({ ...summary(durations), max: rounded(Math.max(...durations)) });

async function attack(name, origin, attacker, seconds) {
  const thread = new Worker(new URL('attack-thread.mjs', import.meta.url), {
    workerData: { name, origin, attacker, seconds },
  });
  const [counts] = await once(thread, 'message');
  const statuses = Object.keys(counts).map(Number);
  if (statuses.length === 0 || statuses.some((status) => !attacks[name].statuses.includes(status))) {
    throw new Error(`The attack ${name} was answered with unexpected statuses: ${JSON.stringify(counts)}.`);
  }
  return counts;
}

async function measureOn(server, api, { seconds, names, attempt }) {
  const attacker = await createAttacker(api);
  // The searched text, which an attacker can have written.
  await api.call('POST', articles, {
    title: 'A long text',
    slug: 'a-long-text',
    body: 'a'.repeat(1_000_000),
  });
  const quiet = await timeOthers(server.origin, () => wait(seconds * 1000));
  const figures = { quiet: waited(quiet.durations) };
  for (const name of names) {
    progress(`Attacking: ${name} …`);
    figures[name] = await attempt(name, async () => {
      const { durations, result } = await timeOthers(server.origin, () =>
        attack(name, server.origin, attacker, seconds),
      );
      return { ...waited(durations), statuses: result };
    });
    await wait(rest);
  }
  return figures;
}

/**
 * Measures response times of `GET /admin/init` on a separate server, without other requests and during each attack, in
 * milliseconds. `statuses` counts the responses to the attack by status.
 *
 * @param {string} dataDir an empty data folder
 * @param {{ seconds: number, names: readonly string[], attempt: ReturnType<typeof import('../attempts.mjs').createAttempts>['attempt'] }} effort
 *   the duration and the selection of attacks
 */
export async function measureAttacks(dataDir, effort) {
  await seedArticles(dataDir, storedArticles);
  // The addresses of attackers are sent in proxy headers.
  const server = await startProduct(dataDir, { TRUST_PROXY: '127.0.0.1' });
  try {
    const api = await createApiClient(server.origin);
    try {
      return await measureOn(server, api, effort);
    } finally {
      api.close();
    }
  } finally {
    await server.stop();
  }
}
