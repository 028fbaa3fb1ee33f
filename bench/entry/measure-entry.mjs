import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serveFloor } from '../floor/serve-floor.mjs';
import { launchBrowser } from '../panel/browser.mjs';
import { progress } from '../progress.mjs';
import { createApiClient } from '../server/api-client.mjs';
import { startProduct } from '../server/product-server.mjs';
import { median, rounded, summary } from '../statistics.mjs';
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

const medianOf = (visits, measure) => median(visits.map((times) => times[measure]));

async function measureVisits({ panel, floor }, repetitions) {
  const browser = await launchBrowser();
  const samples = { panel: [], floor: [] };
  try {
    for (let turn = 1; turn <= repetitions; turn += 1) {
      progress(`Editing a large entry in the panel and on the bare page, ${turn} of ${repetitions} …`);
      for (const [name, subject] of Object.entries({ floor, panel })) {
        samples[name].push({
          ...(await visitOnce(browser, subject)),
          ...(await openByUrl(browser, subject)),
        });
      }
    }
    progress('Opening and leaving a large entry …');
    const heap = { panel: await measureHeap(browser, panel), floor: await measureHeap(browser, floor) };
    const times = Object.keys(samples.panel[0]).map((measure) => {
      const [inPanel, onFloor] = [medianOf(samples.panel, measure), medianOf(samples.floor, measure)];
      return [
        measure,
        { panel: rounded(inPanel), floor: rounded(onFloor), ratio: rounded(inPanel / onFloor) },
      ];
    });
    return { ...Object.fromEntries(times), heap };
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
    return { floor: await typing(subjects.floor), panel: await typing(subjects.panel) };
  } finally {
    await browser.close();
  }
}

/**
 * Measures editing BIG, an entry with 300 fields, sixty items of a zone and five levels of components, and opening the
 * heavy entry, with 41 fields and fifty items, compared with the same values on the bare page. Milliseconds and MB.
 *
 * @param {string} folder an empty folder for content types and data
 * @param {{ repetitions: number, requests: number, presses: number }} effort
 */
export async function measureEntry(folder, effort) {
  const content = join(folder, 'content');
  mkdirSync(content, { recursive: true });
  writeContent(content);
  const server = await startProduct(join(folder, 'data'), { CONTENT_DIR: content });
  const api = await createApiClient(server.origin);
  const floor = await serveFloor(plainEntries());
  try {
    const ids = await storeEntries(api);
    const session = () => api.browserSession();
    const subjects = createSubjects({ panel: server.origin, floor: floor.origin, session, ids });
    const keyPress = await measureKeys(subjects, effort.presses);
    const visits = await measureVisits(subjects, effort.repetitions);
    return { keyPress, ...visits, server: await measureServer(api, ids.big[0], effort) };
  } finally {
    api.close();
    await floor.stop();
    await server.stop();
  }
}
