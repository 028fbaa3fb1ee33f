import { cpSync } from 'node:fs';
import { progress } from '../progress.mjs';
import { median, rounded } from '../statistics.mjs';
import { createApiClient } from './api-client.mjs';
import { seedArticles, startProduct } from './product-server.mjs';
import { articleComposer, articles } from './sample-entries.mjs';

/** Measures the same writes in turn on both servers, so that the load of the machine affects both equally. */
async function measureInTurn(clients, count, once) {
  const durations = { community: [], enterprise: [] };
  for (let index = -20; index < count; index += 1) {
    for (const name of index % 2 === 0 ? ['community', 'enterprise'] : ['enterprise', 'community']) {
      const duration = await once(clients[name], index);
      if (index >= 0) durations[name].push(duration);
    }
  }
  const [community, enterprise] = [median(durations.community), median(durations.enterprise)];
  return {
    community: rounded(community),
    enterprise: rounded(enterprise),
    ratio: rounded(enterprise / community),
  };
}

/**
 * Measures creating and changing an article with and without the audit log, in milliseconds.
 *
 * @param {string} dataDir a folder for both servers
 */
export async function measureAuditLog(dataDir, { articles: count, repetitions, requests }) {
  progress('Measuring writes with and without the audit log …');
  const folders = { community: `${dataDir}-community`, enterprise: `${dataDir}-enterprise` };
  await seedArticles(folders.community, Math.min(count, 2000));
  cpSync(folders.community, folders.enterprise, { recursive: true });
  const servers = {};
  const clients = {};
  try {
    for (const [name, folder] of Object.entries(folders)) {
      servers[name] = await startProduct(folder, { ENTERPRISE: String(name === 'enterprise') });
      const api = await createApiClient(servers[name].origin);
      const { results } = await api.call('GET', `${articles}?page=1&pageSize=1&sort=id:DESC`);
      clients[name] = { api, compose: await articleComposer(api), changed: `${articles}/${results[0].id}` };
    }
    const times = repetitions * requests;
    return {
      create: await measureInTurn(clients, times, ({ api, compose }) =>
        api.time('POST', articles, compose()),
      ),
      update: await measureInTurn(clients, times, ({ api, changed }, index) =>
        api.time('PUT', changed, { readingMinutes: ((index + 20) % 60) + 1 }),
      ),
    };
  } finally {
    for (const { api } of Object.values(clients)) api.close();
    for (const server of Object.values(servers)) await server.stop();
  }
}
