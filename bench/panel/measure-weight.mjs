import { documentScriptSize, loadedScripts, readBudgets } from '../script-size.mjs';
import { progress } from '../progress.mjs';
import { visit } from './browser.mjs';
import { countNodes } from './count-nodes.mjs';
import { firstPainted } from './page-clock.mjs';
import { recordRequests } from './sent-requests.mjs';

const scriptName = /\/(assets\/[^/?]+\.js)$/;

/** Returns the cumulative layout shift score. */
function shiftOf(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let score = 0;
        const observer = new PerformanceObserver((list) => {
          for (const { value } of list.getEntries()) score += value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Earlier entries are delivered in a separate task.
        setTimeout(() => resolve(Number(score.toFixed(4))), 100);
      }),
  );
}

/** Returns all responses of a visit until the network is idle; sizes of compressed bodies in bytes. */
async function weigh(browser, address, encoding) {
  let requests;
  const prepare = async (page) => {
    await page.setExtraHTTPHeaders({ 'accept-encoding': encoding });
    requests = recordRequests(page);
  };
  return visit(browser, { ...address, prepare }, async (page) => {
    await firstPainted(page);
    await page.waitForLoadState('networkidle');
    const parts = await Promise.all(
      requests().map(async (request) => ({
        script: scriptName.exec(request.url())?.[1],
        isCall: ['fetch', 'xhr'].includes(request.resourceType()) && !request.url().includes('/assets/'),
        bytes: (await request.sizes()).responseBodySize,
      })),
    );
    return {
      layoutShift: await shiftOf(page),
      requests: parts.length,
      apiCalls: parts.filter(({ isCall }) => isCall).length,
      bytes: sum(parts),
      scripts: parts.filter(({ script }) => script !== undefined),
    };
  });
}

const sum = (parts) => parts.reduce((total, { bytes }) => total + bytes, 0);

/** Splits the scripts into those that the budget of the screen counts and those that come once it is usable. */
function splitScripts({ modules }, scripts) {
  const counted = new Set(loadedScripts(modules).flatMap((loaded) => loaded.scripts));
  return {
    scriptBytes: sum(scripts.filter(({ script }) => counted.has(script))),
    laterScriptBytes: sum(scripts.filter(({ script }) => !counted.has(script))),
  };
}

async function weighScreen(browser, address, budget) {
  const [brotli, gzip] = [await weigh(browser, address, 'br'), await weigh(browser, address, 'gzip')];
  return {
    requests: brotli.requests,
    apiCalls: brotli.apiCalls,
    layoutShift: brotli.layoutShift,
    brotli: { bytes: brotli.bytes, ...splitScripts(budget, brotli.scripts) },
    gzip: { bytes: gzip.bytes, ...splitScripts(budget, gzip.scripts) },
  };
}

/** Measures requests, bytes, layout shifts and React nodes of the first two screens of the panel with a cold cache. */
export async function measureWeight(browser, { origin, signInPath, listPath, form, rows, session }) {
  progress('Weighing the first screens …');
  const budgets = readBudgets();
  const signIn = await weighScreen(browser, { origin, path: signInPath, target: form }, budgets.signIn);
  const list = { origin, path: listPath, target: rows, session: await session() };
  const firstList = await weighScreen(browser, list, budgets.firstList);
  const nodes = await visit(browser, list, async (page) => {
    await firstPainted(page);
    await page.waitForLoadState('networkidle');
    return countNodes(page, rows.selector);
  });
  return { signIn: { formScriptBytes: documentScriptSize(), ...signIn }, firstList: { ...firstList, nodes } };
}
