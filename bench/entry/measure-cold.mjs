import { visit } from '../panel/browser.mjs';
import { firstPainted, livePainted } from '../panel/page-clock.mjs';
import { recordRequests } from '../panel/sent-requests.mjs';
import { limit } from './subjects.mjs';

/**
 * Opens the heavy entry by its URL with a cold cache.
 *
 * @param {import('playwright').Browser} browser
 * @param {ReturnType<typeof import('./subjects.mjs').createSubjects>['panel']} subject
 * @returns {Promise<{ coldTitle: number, coldItems: number, coldRequests: number }>} milliseconds until the title can
 *   be edited and until the items of the zone are painted, and the requests until the network is idle
 */
export async function openByUrl(browser, { origin, paths, title, items, session: sessionOf }) {
  const session = await sessionOf();
  let requests;
  const prepare = async (page) => {
    requests = recordRequests(page);
  };
  const address = { origin, path: paths.heavy, target: title, live: items, session, prepare, limit };
  return visit(browser, address, async (page) => {
    const coldTitle = await firstPainted(page);
    const coldItems = await livePainted(page);
    await page.waitForLoadState('networkidle');
    return { coldTitle, coldItems, coldRequests: requests().length };
  });
}
