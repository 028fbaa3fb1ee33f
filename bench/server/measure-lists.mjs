import { progress } from '../progress.mjs';
import { rounded, summary } from '../statistics.mjs';
import { articles } from './sample-entries.mjs';
import { timeOthers } from './time-others.mjs';

const pageSize = 10;
const list = (query) => `${articles}?pageSize=${pageSize}&${query}`;

/**
 * Returns typical list requests: first and late pages, filters with many and few matches.
 *
 * @param {{ category: number, total: number }} found
 */
const questions = ({ category, total }) => ({
  sortedByTitle: 'page=1&sort=title:ASC',
  deepPage: `page=${Math.floor(total / pageSize / 2)}&sort=title:ASC`,
  lastPage: `page=${Math.floor(total / pageSize)}&sort=title:ASC`,
  relation: `page=1&sort=title:ASC&filters[$and][0][category][id][$eq]=${category}`,
  relationDeepPage: `page=500&sort=title:ASC&filters[$and][0][category][id][$eq]=${category}`,
  frequentWord: 'page=1&sort=title:ASC&_q=people',
  frequentWordDeepPage: 'page=100&sort=title:ASC&_q=people',
  frequentWordByDate: 'page=1&sort=updatedAt:DESC&_q=people',
  rareWord: 'page=1&sort=title:ASC&_q=ATR-100007',
  noWord: 'page=1&sort=title:ASC&_q=xyzzyx',
  oneLetter: 'page=1&sort=title:ASC&_q=t',
  twoLetters: 'page=1&sort=title:ASC&_q=th',
  rareLetter: 'page=1&sort=title:ASC&_q=q',
  noLetters: 'page=1&sort=updatedAt:DESC&_q=zz',
  drafts: 'page=1&sort=title:ASC&filters[$and][0][publishedAt][$null]=true',
});

async function lookAround(api) {
  const { pagination } = await api.call('GET', list('page=1&sort=id:ASC'));
  const categories = await api.call(
    'GET',
    '/content-manager/collection-types/api::category.category?page=1&pageSize=1&sort=id:ASC',
  );
  const newest = await api.call('GET', list('page=1&sort=id:DESC'));
  return {
    total: pagination.total,
    category: categories.results[0].id,
    written: `${articles}/${newest.results[0].id}`,
  };
}

/**
 * Measures lists directly after a write, without cached responses, and the response times of other users during the
 * requests.
 *
 * @param {{ repetitions: number }} effort each list is requested three times per repetition
 */
export async function measureLists(server, api, { repetitions }) {
  const found = await lookAround(api);
  const figures = {};
  for (const [name, query] of Object.entries(questions(found))) {
    progress(`Measuring the list: ${name} …`);
    const path = list(query);
    await api.time('GET', path);
    const durations = [];
    for (let index = 0; index < 3 * repetitions; index += 1) {
      await api.call('PUT', found.written, { readingMinutes: (index % 60) + 1 });
      durations.push(await api.time('GET', path));
    }
    // The write is finished by then: other users wait for the list query only.
    await api.call('PUT', found.written, { readingMinutes: 60 });
    const others = await timeOthers(server.origin, () => api.time('GET', path));
    figures[name] = { ...summary(durations), maxWait: rounded(Math.max(...others.durations, 0)) };
  }
  return figures;
}
