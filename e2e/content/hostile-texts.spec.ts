import { expect } from '@playwright/test';
import { hostileTexts } from '../../packages/editors/src/markdown/preview/fixtures/hostile-texts.ts';
import { markupVectors } from '../../packages/blocks-html/src/fixtures/xss-vectors.ts';
import { signIn } from '../support/administrator.ts';
import { signInToApi } from '../support/admin-api.ts';
import { test } from '../support/journey.ts';

const [first = ''] = markupVectors;

const articles = '/content-manager/collection-types/api::article.article';

test('hostile texts are shown and pasted without effect, under the content security policy of the panel', async ({
  page,
  shared: product,
}) => {
  const api = await signInToApi(product.origin);
  const created = await api.send('POST', articles, {
    title: 'Hostile',
    slug: 'hostile',
    body: hostileTexts.map((text, index) => `${text}\n\nEnd of ${index}.`).join('\n\n'),
    fieldNotes: markupVectors.map((vector) => ({
      type: 'paragraph',
      children: [{ type: 'text', text: vector }],
    })),
  });
  const { id } = created.body as { readonly id: number };
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await signIn(page, `${product.panel}${articles}/${id}`);
  const notes = page.getByRole('textbox', { name: 'Field notes' });
  await expect(notes.getByText(first, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview of Body' });
  await expect(preview).toContainText('End of 0.');
  // Some start a comment or an element that never ends, and hide the rest of the text.
  const ends = await preview.evaluate(({ textContent }) => textContent.match(/End of \d+\./g) ?? []);
  expect(new Set(ends).size).toBeGreaterThan(200);

  await notes.click();
  await notes.evaluate(
    (text, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      const paste = { inputType: 'insertFromPaste', dataTransfer: clipboardData };
      text.dispatchEvent(new InputEvent('beforeinput', { ...paste, bubbles: true, cancelable: true }));
    },
    `<p>Pasted</p>${markupVectors.join('<p>x</p>')}`,
  );
  await expect(notes.getByText('Pasted', { exact: true })).toBeVisible();

  const dangerous = await page.evaluate(() => {
    const positions = [...document.querySelectorAll('[role="region"], [role="textbox"]')];
    const elements = positions.flatMap((position) => [...position.querySelectorAll('*')]);
    for (const element of elements) {
      for (const type of ['pointerenter', 'mouseover', 'focus', 'load', 'error', 'toggle']) {
        element.dispatchEvent(new Event(type, { cancelable: true }));
      }
    }
    const found = elements.flatMap((element) => [
      ...(element.matches('script, iframe, object, embed, base, link, meta') ? [element.localName] : []),
      ...element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'srcdoc'),
    ]);
    return { ran: 'ran' in window, found };
  });
  expect(dangerous).toEqual({ ran: false, found: [] });
  expect(dialogs).toBe(0);
  expect((await api.send('DELETE', `${articles}/${id}`)).status).toBe(200);
});
