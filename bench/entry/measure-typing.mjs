import { visit } from '../panel/browser.mjs';
import { firstPainted } from '../panel/page-clock.mjs';
import { median, quantile, rounded } from '../statistics.mjs';
import { addKeyClock, typeLetters } from '../writing/key-clock.mjs';
import { lastField } from './content.mjs';
import { limit } from './subjects.mjs';

/** The pause of a fast typist between two letters, milliseconds. */
const pause = 60;

/** A field in the middle of the form, and one inside five components. */
const fields = { top: 'string60', deep: 'deep.inner.inner.inner.inner.title' };

const figures = (durations) => ({
  median: rounded(median(durations)),
  p95: rounded(quantile(durations, 0.95)),
  samples: durations.length,
});

/**
 * Measures the time from a key press to its paint in BIG, also on a processor four times slower. Milliseconds.
 *
 * @param {import('playwright').Browser} browser without frame pacing
 * @param {{ origin: string, path: string, session: import('../panel/browser.mjs').BrowserSession, presses: number }} spec
 */
export async function measureTyping(browser, { origin, path, session, presses }) {
  const target = { selector: `input[name="${lastField.big}"]`, hasValue: true };
  return visit(browser, { origin, path, target, session, prepare: addKeyClock, limit }, async (page) => {
    await firstPainted(page);
    await page.waitForLoadState('networkidle');
    const typeInto = async (field, effort) => {
      await page.locator(`input[name="${field}"]`).click();
      return figures(await typeLetters(page, { pause, warmUp: 5, ...effort }));
    };
    const top = await typeInto(fields.top, { presses, warmUp: 20 });
    const deep = await typeInto(fields.deep, { presses });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const slowProcessor = await typeInto(fields.top, { presses: Math.ceil(presses / 2), pause: 2 * pause });
    return { top, deep, slowProcessor };
  });
}
