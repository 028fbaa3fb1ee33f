import { progress } from '../progress.mjs';
import { median, rounded } from '../statistics.mjs';
import { revisit, visit } from './browser.mjs';
import { firstPainted, livePainted, press, search, waitForPaint } from './page-clock.mjs';

/** The time a pointer rests on a row before the click, milliseconds. */
const rest = 150;

/** Visits of a profile after which Chromium has stored the compiled code of scripts, and those that are measured. */
const revisits = { before: 3, measured: 3 };

/** Returns when the rows of a list were painted, by the document or the panel, and when by the panel. */
async function rowsPainted(page) {
  return { shown: await firstPainted(page), live: await livePainted(page) };
}

/** Measures later visits to the list in a regular profile. */
async function repeatVisit({ origin, listPath: path, rows: target, liveRows: live, session }) {
  const { before, measured } = revisits;
  const visits = { origin, path, target, live, session: await session(), count: before + measured };
  const times = (await revisit(visits, rowsPainted)).slice(before);
  return {
    repeatVisitRows: median(times.map(({ shown }) => shown)),
    repeatVisitLive: median(times.map((time) => time.live)),
  };
}

/** Measures one visit to each screen, in milliseconds. The browser is idle before each click. */
async function visitOnce(browser, subject) {
  const { origin, signInPath, listPath, form, rows, liveRows, nextPage, sort, row, entry } = subject;
  const { searchBox: field, words } = subject;
  const signInForm = await visit(browser, { origin, path: signInPath, target: form }, firstPainted);
  const session = await subject.session();
  const list = { origin, path: listPath, target: rows, live: liveRows, session };
  const signedIn = await visit(browser, list, async (page) => {
    const { shown: signedInRows, live: signedInLive } = await rowsPainted(page);
    await page.waitForLoadState('networkidle');
    const toNextPage = await press(page, nextPage, rows);
    await page.waitForLoadState('networkidle');
    const toSorted = await press(page, sort, rows);
    await page.waitForLoadState('networkidle');
    const toFound = await search(page, { field, text: words }, rows);
    await page.waitForLoadState('networkidle');
    await search(page, { field, text: '' }, rows);
    await page.waitForLoadState('networkidle');
    const listToEntry = await press(page, row(1), entry);
    await page.waitForLoadState('networkidle');
    await page.goBack();
    await waitForPaint(page, rows);
    await page.waitForLoadState('networkidle');
    const listToSecondEntry = await press(page, row(2), entry);
    await page.waitForLoadState('networkidle');
    await page.goBack();
    await waitForPaint(page, rows);
    await page.hover(row(3));
    await page.waitForTimeout(rest);
    await page.waitForLoadState('networkidle');
    const hoveredToEntry = await press(page, row(3), entry);
    return {
      signedInRows,
      signedInLive,
      listToEntry: listToEntry.total,
      listToSecondEntry: listToSecondEntry.total,
      hoveredToEntry: hoveredToEntry.total,
      nextPage: toNextPage.total,
      nextPageAfterResponse: toNextPage.afterResponse,
      sort: toSorted.total,
      search: toFound.total,
    };
  });
  return { signInForm, ...signedIn, ...(await repeatVisit(subject)) };
}

/** Returns the median of one measurement over several visits. */
function medianOf(visits, measure) {
  return median(visits.map((times) => times[measure]));
}

/**
 * Measures the panel and the bare page alternately, so that other load of the machine affects both.
 */
export async function measureTimes(browser, { panel, floor }, repetitions) {
  const samples = { panel: [], floor: [] };
  for (let turn = 1; turn <= repetitions; turn += 1) {
    progress(`Visiting the panel and the bare page, ${turn} of ${repetitions} …`);
    samples.floor.push(await visitOnce(browser, floor));
    samples.panel.push(await visitOnce(browser, panel));
  }
  return Object.fromEntries(
    Object.keys(samples.panel[0]).map((measure) => {
      const inPanel = medianOf(samples.panel, measure);
      const onFloor = medianOf(samples.floor, measure);
      return [
        measure,
        { panel: rounded(inPanel), floor: rounded(onFloor), ratio: rounded(inPanel / onFloor) },
      ];
    }),
  );
}
