import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareWithAims } from './aims.mjs';
import { serveFloor } from './floor/serve-floor.mjs';
import { launchBrowser } from './panel/browser.mjs';
import { measureTimes } from './panel/measure-times.mjs';
import { measureWeight } from './panel/measure-weight.mjs';
import { createSubjects } from './panel/subjects.mjs';
import { progress } from './progress.mjs';
import { rounded } from './statistics.mjs';
import { createApiClient } from './server/api-client.mjs';
import { measureAttacks } from './server/measure-attacks.mjs';
import { idleMemory, measureRequests, measureStart } from './server/measure-server.mjs';
import { seedArticles, startProduct } from './server/product-server.mjs';

const efforts = {
  full: { articles: 100_000, repetitions: 7, requests: 200, seconds: 3 },
  quick: { articles: 2000, repetitions: 3, requests: 30, seconds: 1 },
};

async function measurePanel(server, api, { repetitions }) {
  const floor = await serveFloor();
  const browser = await launchBrowser();
  try {
    const subjects = createSubjects({ panel: server.origin, floor: floor.origin, api });
    const weight = await measureWeight(browser, subjects.ours);
    return { weight, times: await measureTimes(browser, subjects, repetitions) };
  } finally {
    await browser.close();
    await floor.stop();
  }
}

async function measure(dataDir, effort) {
  progress(`Storing ${effort.articles} articles …`);
  const seeding = performance.now();
  await seedArticles(dataDir, effort.articles);
  const seedSeconds = Math.round((performance.now() - seeding) / 1000);
  const start = await measureStart(dataDir, effort);

  const server = await startProduct(dataDir);
  try {
    const idle = await idleMemory(server);
    const api = await createApiClient(server.origin);
    const requests = await measureRequests(server, api, effort);
    const memory = { idle, afterLoad: server.residentMemory() };
    const panel = await measurePanel(server, api, effort);
    api.close();
    return { server: { seedSeconds, start, memory, ...requests }, panel };
  } finally {
    await server.stop();
  }
}

/**
 * Measures the built product on a database of its own: times in milliseconds, memory in MB, sizes in bytes.
 *
 * @param {keyof typeof efforts} name
 */
export async function runBench(name) {
  const effort = efforts[name];
  const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const before = loadavg()[0];
  const { server, panel } = await measure(join(folder, 'data'), effort);
  const underAttack = await measureAttacks(join(folder, 'attacked'), effort);
  const figures = { server: { ...server, underAttack }, panel };
  return {
    takenAt: new Date().toISOString(),
    machine: {
      node: process.versions.node,
      platform: process.platform,
      processors: cpus().length,
      /** Of the minute before and of the last minute: above the number of processors, times are too long. */
      load: { before: rounded(before), after: rounded(loadavg()[0]) },
    },
    effort: { name, ...effort },
    ...figures,
    aims: compareWithAims(figures),
  };
}
