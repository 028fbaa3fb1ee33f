import { progress } from '../progress.mjs';
import { rounded, summary } from '../statistics.mjs';
import { articles } from './sample-entries.mjs';
import { timeOthers } from './time-others.mjs';

const actions = `${articles}/actions`;

/** As many as are checked on the longest page of a list, and as many as can be changed together. */
const sizes = { checked: 100, matching: 10_000 };

/** The query that finds the oldest articles, up to as many as can be changed together. */
async function oldest(api) {
  const page = (number) => api.call('GET', `${articles}?page=${number}&pageSize=100&sort=id:ASC`);
  const { pagination } = await page(1);
  const count = Math.min(sizes.matching, Math.floor(pagination.total / 100) * 100);
  const { results } = await page(count / 100);
  return { filters: { id: { $lte: results.at(-1).id } }, count };
}

/**
 * How long publishing many articles takes, and taking them back, and how long somebody who opens the panel waits
 * meanwhile. Each is taken back first, so that there is something to publish.
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
  const matching = await oldest(api);
  const unpublished = await changeMatching('bulkUnpublishMatching');
  const before = server.residentMemory();
  const published = await changeMatching('bulkPublishMatching');
  return {
    checked: { entries: ids.length, ...summary(checked) },
    matching: {
      entries: matching.count,
      ...published,
      memory: { before, after: server.residentMemory() },
      unpublished,
    },
  };

  async function changeMatching(action) {
    const { durations, result } = await timeOthers(server.origin, () =>
      api.time('POST', `${actions}/${action}`, matching),
    );
    const others = { ...summary(durations), longest: rounded(Math.max(...durations, 0)) };
    return { milliseconds: rounded(result), others };
  }
}
