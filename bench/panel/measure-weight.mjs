import { loadedScripts, readBudgets } from '../script-size.mjs';
import { progress } from '../progress.mjs';
import { visit } from './browser.mjs';
import { firstSeen } from './page-clock.mjs';

const scriptName = /\/(assets\/[^/?]+\.js)$/;

/** Everything that a visit fetches until the network comes to rest; bodies as they travelled, in bytes. */
async function weigh(browser, address, encodings) {
  const finished = [];
  const prepare = async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setAcceptedEncodings', { encodings });
    page.on('requestfinished', (request) => finished.push(request));
  };
  return visit(browser, { ...address, prepare }, async (page) => {
    await firstSeen(page);
    await page.waitForLoadState('networkidle');
    const parts = await Promise.all(
      finished.map(async (request) => ({
        script: scriptName.exec(request.url())?.[1],
        bytes: (await request.sizes()).responseBodySize,
      })),
    );
    const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0);
    const scripts = parts.filter(({ script }) => script !== undefined);
    return {
      requests: parts.length,
      bytes: sum(parts),
      scriptBytes: sum(scripts),
      scripts: scripts.map(({ script }) => script),
    };
  });
}

/** Scripts that the budget of the screen does not count although it fetches them. */
function uncounted(budget, scripts) {
  const counted = new Set(loadedScripts(budget.modules).flatMap((loaded) => loaded.scripts));
  return scripts.filter((script) => !counted.has(script));
}

async function weighScreen(browser, address, budget) {
  const brotli = await weigh(browser, address, ['br', 'gzip']);
  const gzip = await weigh(browser, address, ['gzip']);
  return {
    requests: brotli.requests,
    brotli: { bytes: brotli.bytes, scriptBytes: brotli.scriptBytes },
    gzip: { bytes: gzip.bytes, scriptBytes: gzip.scriptBytes },
    uncountedScripts: uncounted(budget, brotli.scripts),
  };
}

/** Requests and bytes of the first two screens of the panel with a cold cache. */
export async function measureWeight(browser, { origin, signInPath, listPath, form, rows, session }) {
  progress('Weighing the first screens …');
  const budgets = readBudgets();
  const signIn = await weighScreen(browser, { origin, path: signInPath, sight: form }, budgets.signIn);
  const list = { origin, path: listPath, sight: rows, stored: await session() };
  const firstList = await weighScreen(browser, list, budgets.firstList);
  return { signIn, firstList };
}
