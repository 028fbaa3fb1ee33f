import { definePlugin } from '@admin/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { injectListColumns, listHeader, listViewActions } from '../../points.ts';
import { books } from './fixtures/library-books.ts';
import { bookPath } from './fixtures/library-panel.tsx';
import { renderBooks, rows } from './fixtures/render-library.tsx';

/** Counts renders of the header, of a control above the rows, and of the cells of each entry. */
function countRenders() {
  const header = vi.fn();
  const control = vi.fn();
  const cells = vi.fn<(id: unknown) => void>();
  const Control = () => {
    control();
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
      listViewActions.add({ id: 'counting.control', component: () => Promise.resolve({ default: Control }) }),
      listHeader.add({
        id: 'counting.header',
        wrap: () =>
          Promise.resolve({
            default: ({ Default, ...props }) => {
              header();
              return <Default {...props} />;
            },
          }),
      }),
      injectListColumns.add({
        id: 'counting.pages',
        run: (columns) => columns.map((one) => (one.name === 'pages' ? { ...one, cell } : one)),
      }),
    ],
  });
  return { header, control, cells, plugins: [plugin] };
}

/** Opens a page of three books, and waits for the cells of the plugin. */
async function openBooks(count: number) {
  const counts = countRenders();
  const { user } = await renderBooks({
    at: `${bookPath}?page=1&pageSize=3&sort=id:ASC`,
    books: books(count),
    plugins: counts.plugins,
  });
  await waitFor(() => expect(counts.cells.mock.calls.length).toBeGreaterThanOrEqual(3));
  return { ...counts, user };
}

describe('a list', () => {
  it('renders the controls once for another page, and no row of the previous page', async () => {
    const { control, cells, user } = await openBooks(9);
    const step = async (): Promise<void> => {
      const before = rows()[0]?.dataset['row'];
      await user.click(screen.getByRole('link', { name: 'Next page' }));
      await waitFor(() => expect(rows()[0]?.dataset['row']).not.toBe(before));
    };
    // Responses that arrive after the first rows render the list once more: by the second page they have arrived.
    await step();
    const previous = new Set(rows().map(({ dataset }) => Number(dataset['row'])));
    control.mockClear();
    cells.mockClear();
    await step();
    expect(control).toHaveBeenCalledTimes(1);
    const rendered = cells.mock.calls.flat();
    expect(rendered.filter((id) => previous.has(Number(id)))).toEqual([]);
    expect(rendered).toHaveLength(new Set(rendered).size);
  });

  it('renders the bar of bulk actions and the box of a row when the row is selected, and nothing else', async () => {
    const { header, control, cells, user } = await openBooks(3);
    await waitFor(() => expect(header).toHaveBeenCalled());
    const boxes = rows().map((row) => within(row).getByRole('checkbox'));
    // The first selection loads the code of the bar.
    await user.click(boxes[0]!);
    expect(await screen.findByRole('toolbar', { name: 'Selected entries' })).toBeInTheDocument();
    for (const counter of [header, control, cells]) counter.mockClear();
    await user.click(boxes[1]!);
    expect(screen.getByRole('toolbar', { name: 'Selected entries' })).toHaveTextContent('2 entries selected');
    expect(boxes[1]).toBeChecked();
    for (const counter of [header, control, cells]) expect(counter).not.toHaveBeenCalled();
  });
});
