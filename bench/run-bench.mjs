import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareWithAims } from './aims.mjs';
import { createAttempts } from './attempts.mjs';
import { measureEntry } from './entry/measure-entry.mjs';
import { serveFloor } from './floor/serve-floor.mjs';
import { measureForm } from './form/measure-form.mjs';
import { launchBrowser } from './panel/browser.mjs';
import { measureEdition } from './panel/measure-edition.mjs';
import { measureTimes } from './panel/measure-times.mjs';
import { measureWeight } from './panel/measure-weight.mjs';
import { createSubjects } from './panel/subjects.mjs';
import { progress } from './progress.mjs';
import { rounded } from './statistics.mjs';
import { measureWriting } from './writing/measure-writing.mjs';
import { createApiClient } from './server/api-client.mjs';
import { attacks } from './server/attacks.mjs';
import { measureEditions } from './server/measure-editions.mjs';
import { measureAttacks } from './server/measure-attacks.mjs';
import { idleMemory, measureRequests, measureStart } from './server/measure-server.mjs';
import { measureShares } from './server/measure-shares.mjs';
import { productProgram, seedArticles, startProduct } from './server/product-server.mjs';

const efforts = {
  full: { articles: 100_000, repetitions: 7, requests: 200, seconds: 3, presses: 200 },
  quick: { articles: 2000, repetitions: 3, requests: 30, seconds: 1, presses: 60 },
};

/** @param {Readonly<Record<string, { origin: string }>>} servers `panel`, and maybe `before`, another revision */
async function measurePanel(servers, { repetitions }) {
  const floor = await serveFloor();
  const browser = await launchBrowser();
  const panels = {};
  try {
    for (const [name, { origin }] of Object.entries(servers)) {
      panels[name] = { origin, api: await createApiClient(origin) };
    }
    const subjects = createSubjects({ ...panels, floor: floor.origin });
    const weight = await measureWeight(browser, subjects.panel);
    return { weight, times: await measureTimes(browser, subjects, repetitions) };
  } finally {
    for (const { api } of Object.values(panels)) api.close();
    await browser.close();
    await floor.stop();
  }
}

/** Measures the panel beside that of another built checkout, if there is one, with the same number of articles. */
async function comparePanels(panel, dataDir, effort, against) {
  if (against === undefined) return measurePanel({ panel }, effort);
  progress(`Storing ${effort.articles} articles for ${against} …`);
  await seedArticles(dataDir, effort.articles, null, productProgram('seed', against));
  const before = await startProduct(dataDir, {}, productProgram('main', against));
  try {
    return await measurePanel({ before, panel }, effort);
  } finally {
    await before.stop();
  }
}

async function measureEditors({ origin }, { presses }) {
  const browser = await launchBrowser({ framePacing: false });
  const api = await createApiClient(origin);
  try {
    return await measureWriting(browser, { origin, api, presses });
  } finally {
    api.close();
    await browser.close();
  }
}

/** The parts that `only` can select, in addition to attacks. */
const parts = ['server', 'panel', 'form', 'entry', 'writing', 'shares', 'editions', 'edition'];

/** @param {readonly string[]} only @returns {(name: string) => boolean} whether a part is measured */
function selection(only) {
  const names = [...parts, ...Object.keys(attacks)];
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`Unknown part ${unknown}; known parts: ${names.join(', ')}.`);
  return (name) => only.length === 0 || only.includes(name);
}

async function measureRunning(server, effort) {
  const idle = await idleMemory(server);
  const api = await createApiClient(server.origin);
  const { memory: afterLoad, ...requests } = await measureRequests(server, api, effort);
  api.close();
  return { memory: { idle, afterLoad }, ...requests };
}

/**
 * @param {{ url?: string | null, against?: string }} [options] `url` of PostgreSQL; the embedded database of the data folder
 *   without it; `against` another built checkout
 */
async function measureProduct(dataDir, effort, attempt, { url = null, against } = {}) {
  // The throughput of the content API is measured beyond the default limit of a token.
  const variables = { API_TOKEN_LIMIT: '999999999', ...(url !== null && { DATABASE_URL: url }) };
  progress(`Storing ${effort.articles} articles …`);
  const seeding = performance.now();
  await seedArticles(dataDir, effort.articles, url);
  const seedSeconds = Math.round((performance.now() - seeding) / 1000);
  const start = await attempt('server', () => measureStart(dataDir, effort, variables));

  const server = await startProduct(dataDir, variables);
  try {
    const running = await attempt('server', () => measureRunning(server, effort));
    const panel = await attempt('panel', () => comparePanels(server, `${dataDir}-before`, effort, against));
    const writing = await attempt('writing', () => measureEditors(server, effort));
    return { server: { seedSeconds, start, ...running }, panel, writing };
  } finally {
    await server.stop();
  }
}

/** Measures the server, and both editions, on an empty PostgreSQL database. */
async function measurePostgres(folder, effort, attempt, url) {
  const product = await attempt('server', () =>
    measureProduct(
      join(folder, 'postgres'),
      effort,
      (part, measure) => (part === 'server' ? measure() : null),
      { url },
    ),
  );
  const editions = await attempt('editions', () =>
    measureEditions(join(folder, 'editions-postgres'), effort, url),
  );
  return { ...product?.server, ...editions };
}

/**
 * Measures the built product on a temporary database: times in milliseconds, memory in MB, sizes in bytes.
 *
 * @param {keyof typeof efforts} name
 * @param {{ only?: readonly string[], articles?: number, postgres?: string, against?: string }} [options] `only` names `server`, `panel`,
 *   `form`, `entry`, `writing`, `shares`, `editions`, `edition` or attacks, all by default; `articles` are stored;
 *   `postgres` is the connection string of an empty database, on which the server is measured as well; `editions` creates
 *   databases on its server; `against` is the folder of another built checkout, whose panel is measured by turns with this
 *   one, as `before`
 * @returns the figures; `failures` are the parts that could not be measured
 * @throws {Error} if `only` contains an unknown name
 */
export async function runBench(name, { only = [], articles, postgres, against } = {}) {
  const effort = { ...efforts[name], ...(articles && { articles }) };
  const isWanted = selection(only);
  const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const before = loadavg()[0];
  const { failures, attempt } = createAttempts(isWanted);
  const form = await attempt('form', () => measureForm(join(folder, 'form')));
  const entry = await attempt('entry', () => measureEntry(join(folder, 'entry'), effort, against));
  const {
    server = {},
    panel = null,
    writing = null,
  } = ['server', 'panel', 'writing'].some(isWanted)
    ? await measureProduct(join(folder, 'data'), effort, attempt, { against })
    : {};
  const names = Object.keys(attacks).filter(isWanted);
  const underAttack =
    names.length > 0 ? await measureAttacks(join(folder, 'attacked'), { ...effort, names, attempt }) : null;
  const shares = await attempt('shares', () => measureShares(join(folder, 'shares'), effort));
  const editions = await attempt('editions', () => measureEditions(join(folder, 'editions'), effort));
  const edition = await attempt('edition', () => measureEdition(join(folder, 'edition'), effort));
  const onPostgres = postgres ? await measurePostgres(folder, effort, attempt, postgres) : null;
  const figures = {
    server: { ...server, underAttack, shares, ...editions },
    postgres: onPostgres,
    panel,
    form,
    entry,
    writing,
    edition,
  };
  return {
    takenAt: new Date().toISOString(),
    machine: {
      node: process.versions.node,
      platform: process.platform,
      processors: cpus().length,
      /** The load of the minute before and of the last minute: above the number of processors, times are too long. */
      load: { before: rounded(before), after: rounded(loadavg()[0]) },
    },
    effort: { name, ...effort },
    ...figures,
    failures,
    aims: compareWithAims(figures).filter(({ value }) => value !== null || only.length === 0),
  };
}
