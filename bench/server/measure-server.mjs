import { setTimeout as wait } from 'node:timers/promises';
import { progress } from '../progress.mjs';
import { median, rounded, summary } from '../statistics.mjs';
import { startProduct } from './product-server.mjs';
import { measureBulk } from './measure-bulk.mjs';
import { measureContentApi, measureDifferentLists } from './measure-content-api.mjs';
import { measureLists } from './measure-lists.mjs';
import { articleComposer, articles, findHeaviest, firstPage } from './sample-entries.mjs';
import { requestsPerSecond } from './throughput.mjs';

/**
 * @typedef {{ repetitions: number, requests: number, seconds: number }} Effort the repetitions,
 *   the sequential requests per repetition, and the seconds of requests on ten connections
 */

/** Measures the time from the start of the process to the first 200, on the filled database. */
export async function measureStart(dataDir, { repetitions }, variables = {}) {
  progress(`Starting the server ${repetitions} times …`);
  const durations = [];
  for (let run = 0; run < repetitions; run += 1) {
    const server = await startProduct(dataDir, variables);
    durations.push(server.milliseconds);
    await server.stop();
  }
  return summary(durations);
}

/** Measures the resident memory of a server that has been idle for three seconds after its start, MB. */
export async function idleMemory(server) {
  await wait(3000);
  return server.residentMemory();
}

async function timed(count, once) {
  const durations = [];
  for (let index = 0; index < count; index += 1) durations.push(await once(index));
  return durations;
}

async function throughput(server, api, { repetitions, seconds }, load) {
  const rates = await timed(repetitions, async () =>
    requestsPerSecond({ origin: server.origin, token: await api.freshToken(), seconds, ...load }),
  );
  return rounded(median(rates));
}

/** Measures the list without writes, and directly after a write. */
async function measureList(server, api, effort) {
  progress('Measuring the list …');
  const count = effort.repetitions * effort.requests;
  await timed(20, () => api.time('GET', firstPage));
  const unchanged = await timed(count, () => api.time('GET', firstPage));
  const { results } = await api.call('GET', `${articles}?page=1&pageSize=1&sort=id:DESC`);
  const written = `${articles}/${results[0].id}`;
  const afterWrite = await timed(Math.ceil(count / 10), async (index) => {
    await api.call('PUT', written, { readingMinutes: (index % 60) + 1 });
    return api.time('GET', firstPage);
  });
  return {
    unchanged: {
      ...summary(unchanged),
      requestsPerSecond: await throughput(server, api, effort, { path: firstPage }),
      packedRequestsPerSecond: await throughput(server, api, effort, { path: firstPage, accepted: 'br' }),
    },
    afterWrite: summary(afterWrite),
  };
}

async function measureHeaviest(server, api, effort) {
  progress('Measuring the heaviest entry …');
  const { path, ...weight } = await findHeaviest(api);
  const durations = await timed(effort.repetitions * effort.requests, () => api.time('GET', path));
  return {
    ...weight,
    ...summary(durations),
    requestsPerSecond: await throughput(server, api, effort, { path }),
  };
}

/** Measures an entry with few texts and no components: the minimum cost of a read. */
async function measureSmall(server, api, effort) {
  progress('Measuring a small entry …');
  const tags = '/content-manager/collection-types/api::tag.tag';
  const { results } = await api.call('GET', `${tags}?page=1&pageSize=1`);
  const path = `${tags}/${results[0].id}`;
  const durations = await timed(effort.repetitions * effort.requests, () => api.time('GET', path));
  return { ...summary(durations), requestsPerSecond: await throughput(server, api, effort, { path }) };
}

async function measureCreate(server, api, effort) {
  progress('Measuring the creation of entries …');
  const compose = await articleComposer(api);
  const once = () => api.time('POST', articles, compose());
  await timed(10, once);
  const durations = await timed(Math.ceil((effort.repetitions * effort.requests) / 2), once);
  const load = { path: articles, method: 'POST', nextBody: compose };
  return { ...summary(durations), requestsPerSecond: await throughput(server, api, effort, load) };
}

/**
 * Measures the server as a signed-in client. Durations in milliseconds over one keep-alive connection, rates on ten;
 * `memory` is the memory after these requests, before bulk actions, in MB.
 *
 * @param {Effort} effort
 */
export async function measureRequests(server, api, effort) {
  const list = await measureList(server, api, effort);
  const lists = await measureLists(server, api, effort);
  const heaviestEntry = await measureHeaviest(server, api, effort);
  const smallEntry = await measureSmall(server, api, effort);
  const create = await measureCreate(server, api, effort);
  const contentApi = await measureContentApi(server, api, effort);
  const memory = server.residentMemory();
  const bulkPublish = await measureBulk(server, api, effort);
  // After the other figures of memory, because it fills the cache of responses.
  const differentLists = await measureDifferentLists(server, api);
  const withMemory = { ...contentApi, memory: differentLists };
  return { memory, list, lists, heaviestEntry, smallEntry, create, contentApi: withMemory, bulkPublish };
}
