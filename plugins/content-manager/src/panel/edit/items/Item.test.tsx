import { type CustomFieldInputProps, definePlugin } from '@admin/shell';
import { screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { editors } from '../../../points.ts';
import { group, headers, links, renderLists, sections } from '../fixtures/render-lists.tsx';
import { itemMessages } from './messages.ts';

const count = 6;
const pages = Array.from({ length: count }, (_, index) => ({
  id: index + 1,
  metaTitle: `Page ${index + 1}`,
  noIndex: false,
  metaDescription: null,
}));

/**
 * Opens an edit view with such a list, and returns a function that counts the rendered lines by their menu labels.
 */
async function renderCounted(held: Parameters<typeof renderLists>[0]) {
  const found: { intl?: IntlShape } = {};
  function Finder({ label }: CustomFieldInputProps<string>) {
    const intl = useIntl();
    useEffect(() => {
      found.intl = intl;
    }, [intl]);
    return <input aria-label={label} />;
  }
  const component = () => Promise.resolve({ default: Finder });
  const finding = editors.add({ id: 'notes.finder', type: 'email', kind: 'value', component });
  const panel = await renderLists(held, {
    attributes: { contact: { type: 'email' }, links, sections },
    plugins: [definePlugin({ id: 'notes', contributes: [finding] })],
  });
  await screen.findByRole('textbox', { name: 'Contact' });
  if (!found.intl) throw new Error('Nothing is worded yet.');
  const words = vi.spyOn(found.intl, 'formatMessage');
  const linesRenderedBy = async (doing: () => Promise<unknown>): Promise<number> => {
    words.mockClear();
    await doing();
    return words.mock.calls.filter(([{ id }]) => id === itemMessages.actions.id).length;
  };
  return { ...panel, linesRenderedBy };
}

it.each([
  ['Links', { links: pages }],
  ['Sections', { sections: pages.map((page) => ({ ...page, __component: 'shared.seo' })) }],
])('renders only those items of %s that a move, a removal or an addition changes', async (name, held) => {
  const { user, linesRenderedBy } = await renderCounted(held);
  const list = await group(name);
  const nth = (buttons: RegExp, position: number) => {
    const button = within(list).getAllByRole('button', { name: buttons })[position];
    if (!button) throw new Error('There is no such item.');
    return button;
  };

  await user.click(nth(/^Actions for/, 3));
  const moveDown = await screen.findByRole('menuitem', { name: 'Move down' });
  expect(await linesRenderedBy(() => user.click(moveDown))).toBe(0);
  expect(headers(list)[4]).toContain('Page 4');

  // The second item is now the first.
  expect(await linesRenderedBy(() => user.click(nth(/^Remove/, 0)))).toBe(1);
  expect(headers(list)).toHaveLength(count - 1);

  const add = within(list).getByRole('button', { name: /^Add/ });
  const rendered = await linesRenderedBy(async () => {
    await user.click(add);
    if (name === 'Sections') await user.click(await within(list).findByRole('button', { name: 'SEO' }));
    await within(list).findByRole('textbox', { name: 'Meta title' });
  });
  expect(headers(list)).toHaveLength(count);
  // The item itself, and the former last one.
  expect(rendered).toBe(2);
});
