import { progress } from '../progress.mjs';
import { quantile, rounded, median } from '../statistics.mjs';
import { visit } from '../panel/browser.mjs';
import { firstPainted, press, waitForPaint } from '../panel/page-clock.mjs';
import { articleComposer, articles } from '../server/sample-entries.mjs';
import { addKeyClock, typeLetters } from './key-clock.mjs';
import { longTexts } from './long-texts.mjs';

/** The pause of a fast typist between two letters, milliseconds. */
const pause = 60;

const type = '/admin/content-manager/collection-types/api::article.article';

/** The time limit for each editor, milliseconds. */
const limit = 240_000;

/** The link to an entry in its list. */
const row = (id) => `tbody tr[data-row] a[href*="/${id}"]`;

const editors = {
  blocks: { field: 'fieldNotes', text: '[data-name="fieldNotes"]', line: '[data-name="fieldNotes"] p' },
  markdown: { field: 'body', text: '.cm-content', line: '.cm-line' },
};

/** Creates articles with empty fields, and with the long text in one field. @returns their ids */
async function storeTexts(api) {
  const compose = await articleComposer(api);
  const store = async (texts) =>
    (await api.call('POST', articles, { ...compose(), sections: [], body: null, fieldNotes: null, ...texts }))
      .id;
  return {
    empty: await store({}),
    blocks: await store({ fieldNotes: longTexts.blocks }),
    markdown: await store({ body: longTexts.markdown }),
  };
}

const figures = (durations) => ({
  median: rounded(median(durations)),
  p95: rounded(quantile(durations, 0.95)),
  samples: durations.length,
});

/** Measures key presses in the middle of the visible text, and in an empty document as a baseline. */
async function typeInto(page, { line }, effort) {
  const lines = page.locator(line);
  const middle = Math.min(3, (await lines.count()) - 1);
  await lines.nth(middle).click();
  return typeLetters(page, { ...effort, pause });
}

async function measureEditor(browser, { origin, session, ids, name, presses }) {
  const editor = editors[name];
  const target = { selector: editor.text };
  return visit(
    browser,
    { origin, path: `${type}/${ids.empty}`, target, session, prepare: addKeyClock, limit },
    async (page) => {
      await firstPainted(page);
      await page.waitForLoadState('networkidle');
      const empty = await typeInto(page, editor, { presses, warmUp: 20 });
      await page.goto(`${origin}${type}?page=1&pageSize=10&sort=id:DESC`);
      await waitForPaint(page, { selector: row(ids[name]) });
      await page.waitForLoadState('networkidle');
      // Unsaved changes open a prompt: this entry must be unchanged.
      await press(page, row(ids.empty), target);
      await page.waitForLoadState('networkidle');
      await page.goBack();
      await waitForPaint(page, { selector: row(ids[name]) });
      await page.waitForLoadState('networkidle');
      const opening = await press(page, row(ids[name]), { selector: editor.line, atLeast: 5 });
      await page.waitForLoadState('networkidle');
      const long = await typeInto(page, editor, { presses, warmUp: 20 });
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const slow = await typeLetters(page, { presses, warmUp: 0, pause: pause * 3 });
      return {
        openingAfterResponse: opening.afterResponse && rounded(opening.afterResponse),
        empty: figures(empty),
        long: figures(long),
        slowProcessor: figures(slow),
      };
    },
  );
}

/** Measures the baseline of the clock: a key press in an input of an empty page. */
async function measureClock(browser, presses) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await addKeyClock(page);
    await page.goto('data:text/html,<input>');
    await page.locator('input').click();
    return figures(await typeLetters(page, { presses, warmUp: 20, pause }));
  } finally {
    await page.close();
  }
}

/**
 * Measures the time from a key press to its paint in a text of 20,000 words, in an empty text and in an input of an
 * empty page, and the time to open that text after its response. Milliseconds, without frame pacing.
 *
 * @param {import('playwright').Browser} browser without frame pacing
 * @param {{ origin: string, api: Awaited<ReturnType<typeof import('../server/api-client.mjs').createApiClient>>,
 *   presses: number }} spec
 */
export async function measureWriting(browser, { origin, api, presses }) {
  progress('Writing in long texts …');
  const ids = await storeTexts(api);
  const session = await api.browserSession();
  const results = { clock: await measureClock(browser, presses) };
  for (const name of Object.keys(editors)) {
    results[name] = await measureEditor(browser, { origin, session, ids, name, presses });
  }
  return results;
}
