import { visit } from '../panel/browser.mjs';
import { press, waitForPaint } from '../panel/page-clock.mjs';
import { rounded } from '../statistics.mjs';
import { lastField } from './content.mjs';
import { limit } from './subjects.mjs';

const rounds = 20;

/** Returns the heap used after garbage collection, in MB (10⁶ bytes). */
async function usedHeap(session) {
  // The second collection frees objects that only a finalizer held.
  for (let times = 0; times < 2; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/**
 * Returns the growth of the heap after opening and leaving BIG twenty times, in MB.
 *
 * @param {import('playwright').Browser} browser
 * @param {ReturnType<typeof import('./subjects.mjs').createSubjects>['panel']} subject
 */
export async function measureHeap(browser, subject) {
  const { origin, lists, rows, row, rowOf } = subject;
  const session = await subject.session();
  return visit(browser, { origin, path: lists.big, target: rows, session, limit }, async (page) => {
    const devTools = await page.context().newCDPSession(page);
    const openAndLeave = async (position) => {
      await waitForPaint(page, rows);
      await press(page, row(position), { selector: `input[name="${lastField.big}"]`, hasValue: true });
      await page.waitForLoadState('networkidle');
      await page.goBack();
      await waitForPaint(page, rows);
    };
    // Data that is fetched and cached once does not count as growth.
    for (const position of [...rowOf.big, ...rowOf.big]) await openAndLeave(position);
    const before = await usedHeap(devTools);
    for (let round = 0; round < rounds; round += 1) await openAndLeave(rowOf.big[round % 2]);
    return { before: rounded(before), growth: rounded((await usedHeap(devTools)) - before) };
  });
}
