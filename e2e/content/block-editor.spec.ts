import { devices, expect, type Locator, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { signInToApi, type AdminApi } from '../support/admin-api.ts';
import { test } from '../support/journey.ts';
import { delayFirstClick } from '../support/delay-first-click.ts';

const articles = '/content-manager/collection-types/api::article.article';

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const image = {
  type: 'image',
  image: { name: 'mill', alternativeText: 'A mill', url: '/uploads/none.png', width: 300, height: 120 },
  children: [{ type: 'text', text: '' }],
};

/** Opens an article with this document. @returns its editor, and a function that removes the article */
async function openNotes(page: Page, api: AdminApi, panel: string, notes: readonly object[]) {
  const address = `block-editor-${crypto.randomUUID()}`;
  const { body } = await api.send('POST', articles, { title: address, slug: address, fieldNotes: notes });
  const { id } = body as { readonly id: number };
  const text = page.getByRole('textbox', { name: 'Field notes' });
  await signIn(page, `${panel}${articles}/${id}`);
  await text.scrollIntoViewIfNeeded();
  return { text, remove: () => api.send('DELETE', `${articles}/${id}`) };
}

async function middleOf(goal: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await goal.boundingBox();
  if (!box) throw new Error('The element is not drawn.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a blocks document is written with pointer and keyboard', async ({ page, shared: product }) => {
  const api = await signInToApi(product.origin);
  const notes = [image, ...['One', 'Two', 'Three'].map(paragraph)];
  const { text, remove } = await openNotes(page, api, product.panel, notes);
  const words = text.locator('p');
  const address = page.getByRole('textbox', { name: 'Address' });

  await test.step('the wheel scrolls the page over editors with short content', async () => {
    const scrolled = () => page.evaluate(() => window.scrollY);
    for (const name of ['Body', 'Field notes']) {
      const editor = page.getByRole('textbox', { name, exact: true });
      await editor.scrollIntoViewIfNeeded();
      const { x, y } = await middleOf(editor);
      const before = await scrolled();
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, before > 100 ? -100 : 100);
      await expect.poll(scrolled, name).not.toBe(before);
    }
    await text.scrollIntoViewIfNeeded();
  });

  await test.step('typing continues after a new link', async () => {
    await delayFirstClick(page);
    await text.getByText('Three').dblclick();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('Three');
    await page.keyboard.press('Control+k');
    await address.fill('https://example.com/three');
    await page.keyboard.press('Enter');
    await expect(address).toBeHidden();
    await page.keyboard.type(' and on');
    await expect(words).toHaveText(['One', 'Two', 'Three and on']);
    await expect(text.getByRole('link')).toHaveText('Three');
  });

  await test.step('the text keeps its cursor after the popover of a link closes', async () => {
    for (const leave of ['Escape', 'Cancel', 'press beside']) {
      await text.getByText('Two').click();
      await page.keyboard.press('End');
      await page.getByRole('button', { name: 'Link', exact: true }).click();
      await address.fill('/two');
      if (leave === 'Escape') await page.keyboard.press('Escape');
      else if (leave === 'Cancel')
        await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      else await text.getByText('One').click();
      await expect(address).toBeHidden();
      // The focus returns one task after the popover is gone.
      await expect(text).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.type('!');
    }
    await expect(words).toHaveText(['One!', 'Two!!', 'Three and on']);
  });

  await test.step('a block is dragged by its handle', async () => {
    await text.getByText('Two!!').hover();
    const handle = page.getByRole('button', { name: /^Move or change block/ });
    const from = await middleOf(handle);
    const to = await middleOf(text.getByText('One!'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 8, { steps: 2 });
    await page.mouse.move(to.x, to.y - 6, { steps: 4 });
    await expect(page.getByRole('menu')).toBeHidden();
    await page.mouse.up();
    await expect(words).toHaveText(['Two!!', 'One!', 'Three and on']);
    await expect(page.getByText('Paragraph moved, position 2 of 4.')).toBeAttached();
    await handle.click();
    await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeVisible();
    await handle.click();
    await expect(page.getByRole('menu')).toBeHidden();
  });

  await test.step('keys pressed quickly after a click on a picture act on the selected block', async () => {
    await text.getByRole('img', { name: 'A mill' }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('Empty');
    await expect(words).toHaveText(['Empty']);
    await expect(text.getByRole('img')).toHaveCount(0);
  });

  await remove();
});

test('long and structured texts are pasted as blocks', async ({ page, context, shared: product }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const api = await signInToApi(product.origin);
  const { text, remove } = await openNotes(page, api, product.panel, [paragraph('Before')]);
  const paste = async (copied: string) => {
    await page.evaluate((words) => navigator.clipboard.writeText(words), copied);
    await page.keyboard.press('Control+v');
  };
  await text.click();

  await test.step('Markdown becomes blocks, and one undo reverts it', async () => {
    await paste(
      '# Title\n\n- one\n  - two\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n[x](javascript:alert(1)) **end**',
    );
    await expect(text.getByRole('heading', { level: 1 })).toHaveText('Title');
    await expect(text.locator('ul ul')).toHaveText('two');
    await expect(text.getByRole('table')).toBeVisible();
    await expect(text.locator('p').last()).toHaveText('x end');
    await expect(text.getByRole('link')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(text.getByRole('heading')).toHaveCount(0);
    await expect(text).toHaveText('Before');
  });

  await test.step('Ctrl+End and Ctrl+Home reach the ends of 400 paragraphs', async () => {
    await page.keyboard.press('Control+a');
    await paste(Array.from({ length: 400 }, (_, index) => `Paragraph ${index + 1}`).join('\n'));
    await expect(text.locator('p')).toHaveCount(400);
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('First ');
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' last');
    await expect(text.locator('p').first()).toHaveText('First Paragraph 1');
    await expect(text.locator('p').last()).toHaveText('Paragraph 400 last');
    await expect(text.locator('p').last()).toBeInViewport();
  });

  await remove();
});

test('Tab moves through the fields of a table, whether the table is selected or not', async ({
  page,
  shared: product,
}) => {
  const api = await signInToApi(product.origin);
  const sales = {
    type: 'table',
    hasHeader: true,
    rows: [
      ['Month', 'Sales'],
      ['May', '12'],
    ],
    children: [{ type: 'text', text: '' }],
  };
  const blocks = [paragraph('Before'), sales, paragraph('Behind')];
  const { text, remove } = await openNotes(page, api, product.panel, blocks);
  const cell = (row: number, column: number) =>
    text.getByRole('textbox', { name: `Row ${row}, column ${column}`, exact: true });
  await cell(1, 1).waitFor();

  await test.step('with the cursor in the text, then in a cell', async () => {
    await text.getByText('Before').click();
    await page.keyboard.press('ArrowDown');
    await cell(1, 1).click();
    for (const [row, column] of [
      [1, 2],
      [2, 1],
      [2, 2],
    ] as const) {
      await page.keyboard.press('Tab');
      await expect(cell(row, column)).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await expect(cell(2, 1)).toBeFocused();
    await page.keyboard.type('!');
    await expect(cell(2, 1)).toHaveValue(/!/);
    await expect(cell(2, 1)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('7');
    await expect(cell(2, 2)).toHaveValue(/7/);
    await expect(cell(2, 2)).toBeFocused();
  });

  await test.step('each has a unique id, and none the name of the attribute', async () => {
    const inputs = await text
      .locator('textarea, input')
      .evaluateAll((all) => all.map((one) => ({ id: one.id, name: one.getAttribute('name') })));
    expect(inputs.length).toBeGreaterThanOrEqual(4);
    const ids = inputs.map(({ id }) => id).filter((id) => id !== '');
    expect(new Set(ids).size).toBe(ids.length);
    expect(inputs.filter(({ name }) => name !== null)).toEqual([]);
  });

  await remove();
});

test('on a phone, every tool of the block editor is visible', async ({ browser, shared: product }) => {
  const api = await signInToApi(product.origin);
  const phone = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  const { remove } = await openNotes(page, api, product.panel, [paragraph('One')]);
  const tools = page.getByRole('toolbar', { name: 'Text tools' }).locator('button');
  await expect(tools.first()).toBeVisible();
  for (const tool of await tools.all()) {
    const { x, y } = await middleOf(tool);
    const isReached = await tool.evaluate(
      (button, at) => button.contains(document.elementFromPoint(at.x, at.y)),
      { x, y },
    );
    expect(isReached, `${await tool.getAttribute('aria-label')} is reached`).toBe(true);
    expect((await tool.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  }
  await phone.close();
  await remove();
});

for (const width of [1440, 390]) {
  test(`the tools of plugins that load later move no other tool, ${width} pixels wide`, async ({
    page,
    shared: product,
  }) => {
    const api = await signInToApi(product.origin);
    await page.setViewportSize({ width, height: 900 });
    // The panel installs these plugins when the browser is idle.
    await page.addInitScript(() => {
      const request = window.requestIdleCallback.bind(window);
      const held: IdleRequestCallback[] = [];
      window.requestIdleCallback = (work) => held.push(work);
      const release = () => {
        window.requestIdleCallback = request;
        for (const work of held) request(work);
      };
      Object.assign(window, { release });
    });
    const { text, remove } = await openNotes(page, api, product.panel, [paragraph('One')]);
    const tools = page.getByRole('toolbar', { name: 'Text tools' });
    await expect(tools.getByRole('button', { name: 'Link', exact: true })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const positions = () =>
      tools.evaluate((bar) => {
        const { x, y } = bar.getBoundingClientRect();
        return Array.from(bar.querySelectorAll('button'), (button) => {
          const box = button.getBoundingClientRect();
          return [button.getAttribute('aria-label'), box.x - x, box.y - y] as const;
        });
      });
    const before = await positions();
    await page.evaluate('window.release()');
    await expect(tools.getByRole('button', { name: 'Footnote' })).toBeVisible();
    const after = await positions();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length);
    await expect(text).toHaveText('One');
    await remove();
  });
}

test('marks and inline elements of a plugin are written, pasted and saved', async ({
  page,
  context,
  shared: product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const api = await signInToApi(product.origin);
  const gone = {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'Kept ', 'gone.mark': true },
      { type: 'gone.mention', user: 7, children: [{ type: 'text', text: '' }] },
      { type: 'text', text: '' },
    ],
  };
  const { text, remove } = await openNotes(page, api, product.panel, [paragraph('Clocks and looms'), gone]);

  await test.step('the selected word is highlighted by its shortcut', async () => {
    await text.getByText('Clocks and looms').dblclick({ position: { x: 10, y: 10 } });
    await page.keyboard.press('Control+Shift+h');
    await expect(text.locator('mark')).toHaveText('Clocks');
  });

  await test.step('a selected word becomes a term by the toolbar', async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    for (let letter = 0; letter < 5; letter += 1) await page.keyboard.press('Shift+ArrowLeft');
    await page.getByRole('button', { name: 'Term', exact: true }).click();
    await page.getByRole('textbox', { name: 'Definition' }).fill('A weaving machine');
    await page.keyboard.press('Control+Enter');
    await expect(text.locator('dfn')).toHaveText('looms');
    await expect(text).toBeFocused();
  });

  await test.step('a footnote is inserted at the cursor, and opens with Enter', async () => {
    await page.keyboard.press('End');
    await page.keyboard.type(' here');
    await page.getByRole('button', { name: 'Footnote', exact: true }).click();
    const note = page.getByRole('textbox', { name: 'Note', exact: true });
    await note.fill('Since 1897');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(text.getByTitle('Since 1897')).toBeVisible();
    await expect(text).toBeFocused();
    await page.keyboard.type('!');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await note.fill('Since 1900');
    await page.keyboard.press('Control+Enter');
    await expect(text.getByTitle('Since 1900')).toBeVisible();
    await expect(text).toBeFocused();
  });

  await test.step('HTML is pasted with both', async () => {
    await text.click();
    await page.keyboard.press('Control+End');
    await page.evaluate(() =>
      navigator.clipboard.write([
        new ClipboardItem({
          'text/html': new Blob(['<p>Press <kbd>Esc</kbd> in <abbr title="Content system">CMS</abbr></p>'], {
            type: 'text/html',
          }),
        }),
      ]),
    );
    await page.keyboard.press('Control+v');
    await expect(text.locator('kbd')).toHaveText('Esc');
    await expect(text.locator('dfn').last()).toHaveText('CMS');
  });

  await test.step('all of it is saved, with what no plugin supports', async () => {
    await page.keyboard.press('Control+s');
    const id = page.url().split('?')[0]?.split('/').at(-1) ?? '';
    const stored = async () =>
      ((await api.send('GET', `${articles}/${id}`)).body as { readonly fieldNotes: readonly object[] })
        .fieldNotes;
    await expect.poll(async () => JSON.stringify(await stored())).toContain('CMS');
    const nodes = await stored();
    const word = (words: string, more: object = {}) => ({ type: 'text', text: words, ...more });
    const term = (words: string, definition: string) => ({
      type: 'term',
      definition,
      children: [word(words)],
    });
    expect(nodes).toEqual([
      {
        type: 'paragraph',
        children: [
          word('Clocks', { highlight: true }),
          word(' and '),
          term('looms', 'A weaving machine'),
          word(' here'),
          { type: 'footnote', note: 'Since 1900', children: [word('')] },
          word('!'),
        ],
      },
      {
        type: 'paragraph',
        children: [
          ...gone.children.slice(0, 2),
          word('Press '),
          word('Esc', { keyboardKey: true }),
          word(' in '),
          term('CMS', 'Content system'),
          word(''),
        ],
      },
    ]);
    await page.reload();
    await expect(text.locator('mark')).toHaveText('Clocks');
    await expect(text.getByTitle('Since 1900')).toBeVisible();
    await expect(text.getByText('gone.mention')).toBeVisible();
  });

  await remove();
});
