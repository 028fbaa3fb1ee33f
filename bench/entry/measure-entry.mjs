import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serveFloor } from '../floor/serve-floor.mjs';
import { launchBrowser } from '../panel/browser.mjs';
import { progress } from '../progress.mjs';
import { createApiClient } from '../server/api-client.mjs';
import { productProgram, startProduct } from '../server/product-server.mjs';
import { compareVisits, summary } from '../statistics.mjs';
import { largeValues, writeContent } from './content.mjs';
import { openByUrl } from './measure-cold.mjs';
import { measureHeap } from './measure-heap.mjs';
import { measureTyping } from './measure-typing.mjs';
import { visitOnce } from './measure-pages.mjs';
import { bigEntries, plainEntries, storeEntries } from './store-entries.mjs';
import { createSubjects } from './subjects.mjs';

async function repeated(count, once) {
  const durations = [];
  for (let index = 0; index < count; index += 1) durations.push(await once(index));
  return summary(durations);
}

/** Measures reading and saving BIG on the server. */
async function measureServer(api, id, { requests }) {
  const path = `${bigEntries}/${id}`;
  const { zone, deep } = await api.call('GET', path);
  const body = (index) => ({ ...largeValues('big', `Saved ${index}`), zone, deep });
  return {
    read: await repeated(requests, () => api.time('GET', path)),
    save: await repeated(requests, (index) => api.time('PUT', path, body(index))),
  };
}

async function measureVisits(subjects, repetitions) {
  const browser = await launchBrowser();
  const pages = Object.entries(subjects);
  const samples = Object.fromEntries(pages.map(([name]) => [name, []]));
  try {
    for (let turn = 1; turn <= repetitions; turn += 1) {
      progress(`Editing a large entry in the panel and on the bare page, ${turn} of ${repetitions} …`);
      for (const [name, subject] of pages) {
        samples[name].push({
          ...(await visitOnce(browser, subject)),
          ...(await openByUrl(browser, subject)),
        });
      }
    }
    progress('Opening and leaving a large entry …');
    const heap = {};
    for (const [name, subject] of pages) heap[name] = await measureHeap(browser, subject);
    return { ...compareVisits(samples), heap };
  } finally {
    await browser.close();
  }
}

async function measureKeys(subjects, presses) {
  progress('Typing into a large entry …');
  const browser = await launchBrowser({ framePacing: false });
  const typing = async ({ origin, paths, session }) =>
    measureTyping(browser, { origin, path: paths.big, session: await session(), presses });
  try {
    const keys = {};
    for (const [name, subject] of Object.entries(subjects)) keys[name] = await typing(subject);
    return keys;
  } finally {
    await browser.close();
  }
}

/**
 * Starts a server with the content types and entries of this measurement.
 *
 * @param {string} folder an empty folder for content types and data
 * @param {string} [file] the program. @default that of the built product
 */
async function startEntries(folder, file) {
  const content = join(folder, 'content');
  mkdirSync(content, { recursive: true });
  writeContent(content);
  const server = await startProduct(join(folder, 'data'), { CONTENT_DIR: content }, file);
  const { origin } = server;
  let api;
  const stop = () => {
    api?.close();
    return server.stop();
  };
  try {
    api = await createApiClient(origin);
    return { origin, api, ids: await storeEntries(api), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Measures editing BIG, an entry with 300 fields, sixty items of a zone and five levels of components, and opening the
 * heavy entry, with 41 fields and fifty items, compared with the same values on the bare page. Milliseconds and MB.
 *
 * @param {string} folder an empty folder for content types and data
 * @param {{ repetitions: number, requests: number, presses: number }} effort
 * @param {string} [against] another built checkout, whose panel is measured by turns, as `before`
 */
export async function measureEntry(folder, effort, against) {
  const running = [];
  const started = async (starting) => {
    const server = await starting;
    running.push(server);
    return server;
  };
  try {
    const panel = await started(startEntries(join(folder, 'panel')));
    const before =
      against && (await started(startEntries(join(folder, 'before'), productProgram('main', against))));
    const floor = await started(serveFloor(plainEntries()));
    const subjects = createSubjects({ panel, before, floor: floor.origin });
    const keyPress = await measureKeys(subjects, effort.presses);
    const visits = await measureVisits(subjects, effort.repetitions);
    return { keyPress, ...visits, server: await measureServer(panel.api, panel.ids.big[0], effort) };
  } finally {
    for (const server of running) await server.stop();
  }
}
