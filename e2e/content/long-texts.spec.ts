import { devices, expect, type Locator, type Page } from '@playwright/test';
import { watchLayoutShifts } from '../screens/layout-shifts.ts';
import { signIn } from '../support/administrator.ts';
import { signInToApi } from '../support/admin-api.ts';
import { test } from '../support/journey.ts';

const articles = '/content-manager/collection-types/api::article.article';
const tags = '/content-manager/collection-types/api::tag.tag';

/** Strings that identify the scripts of each library in every build. */
const signs = {
  slate: 'data-slate-',
  CodeMirror: 'cm-content',
  'markdown-it': 'html_inline',
  'highlight.js': 'hljs',
} as const;

/** Collects fetched scripts. @returns a function that names the libraries in them */
function watchLibraries(page: Page): () => Promise<readonly string[]> {
  const scripts = new Map<string, () => Promise<string>>();
  page.on('request', (request) => {
    const url = request.url();
    if (request.resourceType() !== 'script' || scripts.has(url)) return;
    let code: Promise<string> | undefined;
    scripts.set(url, () => (code ??= fetch(url).then((response) => response.text())));
  });
  return async () => {
    const codes = await Promise.all([...scripts.values()].map((read) => read()));
    return Object.entries(signs)
      .filter(([, sign]) => codes.some((code) => code.includes(sign)))
      .map(([library]) => library);
  };
}

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press(key);
    if (await goal.evaluate((element) => element.contains(document.activeElement))) return;
  }
  await expect(goal).toBeFocused();
}

const directionOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).direction);

/** The visual properties of a tool. */
const lookOf = (tool: Locator) =>
  tool.evaluate((element) => {
    const { backgroundColor, color, outlineColor, outlineStyle } = getComputedStyle(element);
    return { backgroundColor, color, ring: outlineStyle === 'none' ? null : outlineColor };
  });

test('long right-to-left texts are written with the keyboard, in editors that other entries do not load', async ({
  page,
  shared: product,
}) => {
  const api = await signInToApi(product.origin);
  const { body } = await api.send('GET', `${tags}?pageSize=1`);
  const [tag] = (body as { readonly results: readonly { readonly id: number }[] }).results;
  const created = await api.send('POST', articles, {
    title: 'From right to left',
    slug: 'from-right-to-left',
  });
  const { id } = created.body as { readonly id: number };
  const libraries = watchLibraries(page);
  const layoutShifts = await watchLayoutShifts(page, 'form');
  // High enough for both texts and the start of the row below; relations further down may grow.
  await page.setViewportSize({ width: 1440, height: 1515 });
  await test.step('an entry without long texts loads no editor libraries', async () => {
    await signIn(page, `${product.panel}${tags}/${tag?.id}`);
    await expect(page.getByRole('textbox', { name: 'Note' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await libraries()).toEqual([]);
  });

  const story = page.getByRole('textbox', { name: 'Body' });
  const notes = page.getByRole('textbox', { name: 'Field notes' });
  const line = story.locator('.cm-line').first();
  const heading = notes.getByRole('heading', { level: 2 });
  const paragraph = notes.locator('p').last();
  const title = 'بيت على النهر';
  const bold = 'النول';

  await test.step('Markdown', async () => {
    await page.goto(`${product.panel}${articles}/${id}`);
    await expect(story).toBeVisible();
    await expect(notes).toBeVisible();
    const summary = page.getByRole('textbox', { name: 'Summary' });
    await summary.focus();
    await expect(summary).toBeFocused();
    await tabTo(page, story);
    await page.keyboard.press('Control+b');
    await page.keyboard.type(bold);
    await expect(line).toHaveText(`**${bold}**`);
    expect(await directionOf(line)).toBe('rtl');
  });

  const tools = page.getByRole('toolbar', { name: 'Text tools' });
  const boldTool = tools.getByRole('button', { name: 'Bold' });
  await test.step('blocks', async () => {
    await tabTo(page, notes);
    // The frame around tools and text shows the focus, independent of the order of the style sheets.
    await expect(notes).toHaveCSS('outline-style', 'none');
    await page.keyboard.type('/heading 2');
    await expect(page.getByRole('listbox', { name: 'Block types' }).getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(heading).toBeVisible();
    await page.keyboard.type(title);
    await expect(heading).toHaveText(title);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+b');
    await expect(boldTool).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.type(bold);
    await expect(paragraph.locator('strong')).toHaveText(bold);
    expect(await directionOf(heading)).toBe('rtl');
    expect(await directionOf(paragraph)).toBe('rtl');
  });

  await test.step('with forced colours, pressed and focused tools look different', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const italicTool = tools.getByRole('button', { name: 'Italic' });
    const pressed = await lookOf(boldTool);
    expect(pressed.backgroundColor).not.toBe((await lookOf(italicTool)).backgroundColor);
    expect(pressed.ring).toBeNull();
    await tabTo(page, tools, 'Shift+Tab');
    for (const tool of [boldTool, italicTool]) {
      await page.keyboard.press('ArrowRight');
      await expect(tool).toBeFocused();
      const { ring, backgroundColor } = await lookOf(tool);
      expect(ring).not.toBeNull();
      expect(ring).not.toBe(backgroundColor);
    }
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('only the text moved, and it is unchanged after a reload', async () => {
    expect(await layoutShifts()).toEqual([]);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(heading).toHaveText(title);
    await expect(paragraph.locator('strong')).toHaveText(bold);
    await expect(line).toHaveText(`**${bold}**`);
    expect(await directionOf(paragraph)).toBe('rtl');
  });

  await test.step('the editors are loaded now, and the preview on demand', async () => {
    expect(await libraries()).toEqual(['slate', 'CodeMirror']);
    await page.getByRole('button', { name: 'Preview' }).press('Enter');
    await expect.poll(libraries).toEqual(Object.keys(signs));
  });

  expect((await api.send('DELETE', `${articles}/${id}`)).status).toBe(200);
});

test('on a phone, long texts are written with the on-screen keyboard', async ({
  browser,
  shared: product,
}) => {
  const api = await signInToApi(product.origin);
  const created = await api.send('POST', articles, { title: 'On a phone', slug: 'on-a-phone' });
  const { id } = created.body as { readonly id: number };
  const phone = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  await signIn(page, `${product.panel}${articles}/${id}`);
  // On-screen keyboards insert whole words without key events.
  const { keyboard } = page;
  const notes = page.getByRole('textbox', { name: 'Field notes' });
  await notes.tap();
  await keyboard.insertText('Time ');
  await keyboard.insertText('flies');
  await expect(notes.locator('p')).toHaveText('Time flies');
  await keyboard.press('Enter');
  await keyboard.insertText('/');
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await keyboard.insertText('quo');
  await page.getByRole('option', { name: 'Quote' }).tap();
  await keyboard.insertText('Said');
  await expect(notes.locator('blockquote')).toHaveText('Said');

  const story = page.getByRole('textbox', { name: 'Body' });
  await story.tap();
  await keyboard.insertText('- wool');
  await expect(story.locator('.cm-line')).toHaveText(['- wool']);
  await keyboard.press('Enter');
  await expect(story.locator('.cm-line')).toHaveText(['- wool', '- ']);
  await keyboard.insertText('linen');
  await expect(story.locator('.cm-line')).toHaveText(['- wool', '- linen']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await phone.close();
  expect((await api.send('DELETE', `${articles}/${id}`)).status).toBe(200);
});
