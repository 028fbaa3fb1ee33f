import { definePlugin } from '@admin/shell';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { injectListColumns, listViewActions } from '../../points.ts';
import { books } from './fixtures/library-books.ts';
import { bookPath } from './fixtures/library-panel.tsx';
import { renderBooks, rows } from './fixtures/render-library.tsx';

/** Counts how often a tool above the rows is drawn, and the cells of each entry. */
function counting() {
  const tool = vi.fn();
  const cells = vi.fn<(id: unknown) => void>();
  const Tool = () => {
    tool();
    return <b>Counted</b>;
  };
  const Cell = ({ entry }: { readonly entry: { readonly id: unknown } }) => {
    cells(entry.id);
    return <b>Counted</b>;
  };
  const cell = () => Promise.resolve({ default: Cell });
  const plugin = definePlugin({
    id: 'counting',
    contributes: [
      listViewActions.add({ id: 'counting.tool', component: () => Promise.resolve({ default: Tool }) }),
      injectListColumns.add({
        id: 'counting.pages',
        run: (columns) => columns.map((one) => (one.name === 'pages' ? { ...one, cell } : one)),
      }),
    ],
  });
  return { tool, cells, plugins: [plugin] };
}

it('draws what stands above the rows once for a step to another page, and no row of the page before', async () => {
  const { tool, cells, plugins } = counting();
  const { user } = await renderBooks({
    at: `${bookPath}?page=1&pageSize=3&sort=id:ASC`,
    books: books(9),
    plugins,
  });
  await waitFor(() => expect(cells.mock.calls.length).toBeGreaterThanOrEqual(3));
  const step = async (): Promise<void> => {
    const before = rows()[0]?.dataset['row'];
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(rows()[0]?.dataset['row']).not.toBe(before));
  };
  // What arrives after the first rows draws the list once more: it is there once somebody went on.
  await step();
  const left = new Set(rows().map(({ dataset }) => Number(dataset['row'])));
  tool.mockClear();
  cells.mockClear();
  await step();
  expect(tool).toHaveBeenCalledTimes(1);
  const drawn = cells.mock.calls.flat();
  expect(drawn.filter((id) => left.has(Number(id)))).toEqual([]);
  expect(drawn).toHaveLength(new Set(drawn).size);
});
