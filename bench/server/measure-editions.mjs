import { progress } from '../progress.mjs';
import { median, rounded } from '../statistics.mjs';
import { startEditions } from './edition-servers.mjs';
import { articleComposer, articles, firstPage } from './sample-entries.mjs';

/** Requests before the measured ones. */
const warmUp = 40;

/**
 * Measures the same request in turn on all servers, so that the load of the machine affects all equally.
 *
 * @param {readonly string[]} names of the servers; the others are compared with the first
 * @param {(name: string, index: number) => Promise<number>} once returns a duration in milliseconds
 */
async function measureInTurn(names, count, once) {
  const durations = Object.fromEntries(names.map((name) => [name, []]));
  for (let index = -warmUp; index < count; index += 1) {
    // Rotates, so that no server is asked twice in a row, when its code and data are still in the caches.
    const first = (index + warmUp) % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      const duration = await once(name, index + warmUp);
      if (index >= 0) durations[name].push(duration);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(durations[name])]));
}

/** Compares a server with the community edition. */
function comparison(medians, name) {
  return {
    community: rounded(medians.community),
    enterprise: rounded(medians[name]),
    ratio: rounded(medians[name] / medians.community),
  };
}

const stages = ['To do', 'Done'].map((name) => ({ key: name, name, color: '#4945ff', transitions: [] }));

/** Gives every article a stage, and those of the first page an assignee, as in a list that is being reviewed. */
async function startReview(api) {
  const contentTypes = ['api::article.article'];
  const workflow = { name: 'Measured', contentTypes, stages, stageRequiredToPublish: null };
  await api.call('POST', '/admin/review-workflows/workflows', { data: workflow });
  const { results } = await api.call('GET', firstPage);
  const ids = results.map(({ id }) => id);
  const path = '/admin/content-manager/collection-types/api::article.article/actions/bulkAssignee';
  await api.call('POST', path, { ids, assignee: api.user.id });
  const [first] = (await api.call('GET', firstPage)).results;
  if (!first.strapi_stage || !first.strapi_assignee) throw new Error('The list has no stage or assignee.');
}

/**
 * Measures saving with the audit log, and saving and lists with the whole enterprise edition, each beside the community
 * edition: medians in milliseconds. Every list directly follows a write and is read again.
 *
 * @param {string} dataDir the start of the names of the folders of the servers
 * @param {string | null} [url] of PostgreSQL, on which databases are created; the embedded database without it
 */
export async function measureEditions(dataDir, { articles: count, repetitions, requests }, url = null) {
  progress(`Measuring both editions on ${url === null ? 'SQLite' : 'PostgreSQL'} …`);
  const { clients, stop } = await startEditions(dataDir, { articles: Math.min(count, 2000), url });
  try {
    await startReview(clients.enterprise);
    const names = Object.keys(clients);
    const written = {};
    const compose = {};
    for (const [name, api] of Object.entries(clients)) {
      const { results } = await api.call('GET', `${articles}?page=1&pageSize=1&sort=id:DESC`);
      written[name] = `${articles}/${results[0].id}`;
      compose[name] = await articleComposer(api);
    }
    const change = (name, index) =>
      clients[name].time('PUT', written[name], { readingMinutes: (index % 60) + 1 });
    const times = repetitions * requests;
    const create = await measureInTurn(names, times, (name) =>
      clients[name].time('POST', articles, compose[name]()),
    );
    const update = await measureInTurn(names, times, change);
    const both = names.filter((name) => name !== 'auditLog');
    const afterWrite = await measureInTurn(both, times, async (name, index) => {
      await change(name, index);
      return clients[name].time('GET', firstPage);
    });
    const list = await measureInTurn(both, times, (name) => clients[name].time('GET', firstPage));
    return {
      auditLog: { create: comparison(create, 'auditLog'), update: comparison(update, 'auditLog') },
      enterprise: {
        create: comparison(create, 'enterprise'),
        update: comparison(update, 'enterprise'),
        listAfterWrite: comparison(afterWrite, 'enterprise'),
        list: comparison(list, 'enterprise'),
      },
    };
  } finally {
    await stop();
  }
}
