import { progress } from '../progress.mjs';
import { rounded, summary } from '../statistics.mjs';
import { articles } from './sample-entries.mjs';
import { timeOthers } from './time-others.mjs';

const actions = `${articles}/actions`;

/** The maximum page size of a list, and the maximum number of entries of a bulk action. */
const sizes = { checked: 100, matching: 10_000 };

/**
 * Returns a query for the oldest or newest articles, up to the limit of a bulk action.
 *
 * @param {'oldest' | 'newest'} end
 * @param {number} [share] the maximum share of all articles
 */
async function articlesAt(api, end, share = 1) {
  const order = end === 'oldest' ? 'ASC' : 'DESC';
  const page = (number) => api.call('GET', `${articles}?page=${number}&pageSize=100&sort=id:${order}`);
  const { pagination } = await page(1);
  const count = Math.min(sizes.matching, Math.floor((pagination.total * share) / 100) * 100);
  const { results } = await page(count / 100);
  const last = results.at(-1).id;
  return { filters: { id: end === 'oldest' ? { $lte: last } : { $gte: last } }, count };
}

/**
 * Measures publishing, unpublishing and deleting many articles, and the response times of other users during these
 * actions. Articles are unpublished first, so that they can be published. The newest ones are deleted, because other
 * figures use the oldest.
 */
export async function measureBulk(server, api, { repetitions }) {
  progress('Measuring the publication of many entries …');
  const { results } = await api.call('GET', `${articles}?page=1&pageSize=${sizes.checked}&sort=id:ASC`);
  const ids = results.map(({ id }) => id);
  const checked = [];
  for (let run = 0; run < repetitions; run += 1) {
    await api.call('POST', `${actions}/bulkUnpublish`, { ids });
    checked.push(await api.time('POST', `${actions}/bulkPublish`, { ids }));
  }
  const matching = await articlesAt(api, 'oldest');
  const unpublished = await changeMatching('bulkUnpublishMatching', matching);
  const before = server.residentMemory();
  const published = await changeMatching('bulkPublishMatching', matching);
  const memory = { before, after: server.residentMemory() };
  const deletion = await articlesAt(api, 'newest', 0.5);
  const deleted = { entries: deletion.count, ...(await changeMatching('bulkDeleteMatching', deletion)) };
  return {
    checked: { entries: ids.length, ...summary(checked) },
    matching: {
      entries: matching.count,
      ...published,
      memory,
      unpublished,
      deleted,
    },
  };

  async function changeMatching(action, entries) {
    const { durations, result } = await timeOthers(server.origin, () =>
      api.time('POST', `${actions}/${action}`, entries),
    );
    const others = { ...summary(durations), max: rounded(Math.max(...durations, 0)) };
    return { milliseconds: rounded(result), others };
  }
}
