import { progress } from '../progress.mjs';
import { median, rounded, summary } from '../statistics.mjs';
import { createTokenClient } from './api-client.mjs';
import { findHeaviest } from './sample-entries.mjs';
import { requestsPerSecond } from './throughput.mjs';

/** The list that a website reads. */
const list = '/api/articles?pagination[pageSize]=10&sort=publishedAt:desc';

/** The parts of an article that its page shows: entries, files and components with what they link. */
const wholePage = [
  ...['author', 'contributors', 'category', 'tags', 'furtherReading', 'cover', 'gallery'].map(
    (part) => `populate[${part}]=true`,
  ),
  ...['seo', 'links', 'sections'].map((part) => `populate[${part}][populate]=*`),
].join('&');

async function timed(count, once) {
  const durations = [];
  for (let index = 0; index < count; index += 1) durations.push(await once(index));
  return durations;
}

/**
 * Measures the content API with a token: the list unchanged and directly after a write, and the whole page of the
 * heaviest entry. Durations in milliseconds over one keep-alive connection, rates on ten.
 */
export async function measureContentApi(server, api, { repetitions, requests, seconds }) {
  progress('Measuring the content API …');
  const body = { name: `Bench ${Date.now()}`, type: 'full-access' };
  const { data } = await api.call('POST', '/admin/api-tokens', body);
  const client = createTokenClient(server.origin, data.accessKey);
  try {
    const count = repetitions * requests;
    const rateOf = async (path) => {
      const load = { origin: server.origin, token: data.accessKey, path, seconds };
      return rounded(median(await timed(repetitions, () => requestsPerSecond(load))));
    };
    await timed(20, () => client.time('GET', list));
    const unchanged = await timed(count, () => client.time('GET', list));
    const { data: rows } = await client.call('GET', '/api/articles?pagination[pageSize]=1');
    const written = `/api/articles/${rows[0].id}`;
    const afterWrite = await timed(Math.ceil(count / 10), async (index) => {
      await client.call('PUT', written, { data: { readingMinutes: (index % 60) + 1 } });
      return client.time('GET', list);
    });
    const { path } = await findHeaviest(api);
    const page = `/api/articles/${path.split('/').at(-1)}?${wholePage}`;
    const pages = await timed(Math.ceil(count / 10), async (index) => {
      await client.call('PUT', written, { data: { readingMinutes: (index % 60) + 1 } });
      return client.time('GET', page);
    });
    return {
      list: {
        unchanged: { ...summary(unchanged), requestsPerSecond: await rateOf(list) },
        afterWrite: summary(afterWrite),
      },
      wholePage: { afterWrite: summary(pages), requestsPerSecond: await rateOf(page) },
    };
  } finally {
    client.close();
  }
}

/** The number of different lists, about 60 MB of JSON: more than the cache of responses holds. */
const differentLists = 300;

/** Reads many different lists with a token. Returns the resident memory of the server before and after, in MB. */
export async function measureDifferentLists(server, api) {
  progress('Measuring the memory of the content API …');
  const { data } = await api.call('POST', '/admin/api-tokens', {
    name: `Lists ${Date.now()}`,
    type: 'read-only',
  });
  const client = createTokenClient(server.origin, data.accessKey);
  try {
    const before = server.residentMemory();
    await timed(differentLists, (index) =>
      client.call(
        'GET',
        `/api/articles?populate=author,tags&pagination[pageSize]=100&pagination[page]=${index + 1}`,
      ),
    );
    return { before, after: server.residentMemory() };
  } finally {
    client.close();
  }
}
