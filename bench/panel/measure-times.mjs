import { progress } from '../progress.mjs';
import { compareVisits, median } from '../statistics.mjs';
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

/**
 * Measures all pages by turns, so that other load of the machine affects each of them.
 *
 * @param {import('playwright').Browser} browser
 * @param {ReturnType<typeof import('./subjects.mjs').createSubjects>} subjects
 * @param {number} repetitions
 */
export async function measureTimes(browser, subjects, repetitions) {
  const samples = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]));
  for (let turn = 1; turn <= repetitions; turn += 1) {
    progress(`Visiting the panel and the bare page, ${turn} of ${repetitions} …`);
    for (const [name, subject] of Object.entries(subjects)) {
      samples[name].push(await visitOnce(browser, subject));
    }
  }
  return compareVisits(samples);
}
