import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { group, headers, renderLists } from './fixtures/render-lists.tsx';
import type * as itemActions from './ItemActions.tsx';

const rendered: string[] = [];

// The real one, which says whose it is: every closed line renders it.
vi.mock('./ItemActions.tsx', async (importOriginal) => {
  const { ItemActions } = await importOriginal<typeof itemActions>();
  return {
    ItemActions: (props: itemActions.ItemActionsProps) => {
      rendered.push(props.path);
      return <ItemActions {...props} />;
    },
  };
});

beforeEach(() => {
  rendered.length = 0;
});

const count = 6;
const seo = (id: number) => ({ id, metaTitle: `Page ${id}`, noIndex: false, metaDescription: null });
const pages = Array.from({ length: count }, (_, index) => seo(index + 1));

/** Does something, and tells which items were rendered for it. */
async function renderedBy(doing: () => Promise<void>): Promise<readonly string[]> {
  rendered.length = 0;
  await doing();
  return [...new Set(rendered)];
}

it.each([
  ['Links', { links: pages }],
  ['Sections', { sections: pages.map((page) => ({ ...page, __component: 'shared.seo' })) }],
])('renders only those items of %s that a move, a removal or an addition changes', async (name, held) => {
  const { user } = await renderLists(held);
  const list = await group(name);
  const paths = [...list.querySelectorAll('[data-field]')].map((item) => item.getAttribute('data-field'));
  expect(new Set(rendered)).toEqual(new Set(paths));
  const nth = (buttons: string | RegExp, position: number) => {
    const button = within(list).getAllByRole('button', { name: buttons })[position];
    if (!button) throw new Error('There is no such item.');
    return button;
  };

  await user.click(nth(/^Actions for/, 3));
  const moveDown = await screen.findByRole('menuitem', { name: 'Move down' });
  expect(await renderedBy(() => user.click(moveDown))).toEqual([]);
  expect(headers(list)[4]).toContain('Page 4');

  expect(await renderedBy(() => user.click(nth(/^Remove/, 0)))).toEqual([paths[1]]);
  expect(headers(list)).toHaveLength(count - 1);

  const add = within(list).getByRole('button', { name: /^Add/ });
  const added = await renderedBy(async () => {
    await user.click(add);
    if (name === 'Sections') await user.click(await within(list).findByRole('button', { name: 'SEO' }));
    await within(list).findByRole('textbox', { name: 'Meta title' });
  });
  expect(headers(list)).toHaveLength(count);
  expect(added).toHaveLength(2);
  expect(added).toContain(paths.at(-1));
});
