import { visit } from '../panel/browser.mjs';
import { firstPainted, livePainted } from '../panel/page-clock.mjs';
import { recordRequests } from '../panel/sent-requests.mjs';
import { limit } from './subjects.mjs';

/**
 * Opens the heavy entry by its URL with a cold cache.
 *
 * @param {import('playwright').Browser} browser
 * @param {ReturnType<typeof import('./subjects.mjs').createSubjects>['panel']} subject
 * @returns {Promise<{ coldTitle: number, coldItems: number, coldLive: number, coldRequests: number }>} milliseconds until
 *   the title can be edited, until the items of the zone are painted, and, in another visit, until the panel has taken over
 *   from the document; and the requests until the network is idle
 */
export async function openByUrl(browser, { origin, paths, title, liveTitle, items, session: sessionOf }) {
  const address = { origin, path: paths.heavy, target: title, limit };
  let requests;
  const prepare = async (page) => {
    requests = recordRequests(page);
  };
  const shown = await visit(
    browser,
    { ...address, live: items, session: await sessionOf(), prepare },
    async (page) => {
      const coldTitle = await firstPainted(page);
      const coldItems = await livePainted(page);
      await page.waitForLoadState('networkidle');
      return { coldTitle, coldItems, coldRequests: requests().length };
    },
  );
  const live = { ...address, live: liveTitle, session: await sessionOf() };
  return { ...shown, coldLive: await visit(browser, live, livePainted) };
}
