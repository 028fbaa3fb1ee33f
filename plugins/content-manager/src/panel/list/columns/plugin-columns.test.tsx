import type { Entry } from '@admin/content-model';
import {
  type CustomFieldCellProps,
  customFields,
  definePlugin,
  queriesRef,
  type Contribution,
} from '@admin/shell';
import type { CustomFieldOf } from '@admin/shell/host';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  injectListColumns,
  loadedColumn,
  type ListCellProps,
  type ListColumn,
  type LoadedListColumn,
} from '../../../points.ts';
import { books } from '../fixtures/library-books.ts';
import { bookUid } from '../fixtures/library-types.ts';
import { bookPath } from '../fixtures/library-panel.tsx';
import { renderBooks } from '../fixtures/render-library.tsx';

const three = { at: `${bookPath}?page=1&pageSize=3&sort=id:ASC` } as const;
const entries = 'GET /content-manager/collection-types/:uid';
const header = (name: string) => screen.queryByRole('columnheader', { name });

const plugin = (...contributes: readonly Contribution[]) => [definePlugin({ id: 'shelves', contributes })];

/** A tap that adds a column. */
const column = (spec: Partial<ListColumn> = {}) =>
  injectListColumns.add({
    id: 'shelves.column',
    run: (columns) => [
      ...columns,
      { name: 'shelves.place', label: 'Shelf', isSortable: false, width: '88px', align: 'center', ...spec },
    ],
  });

describe('a column of a plugin', () => {
  it('has the width and alignment that the plugin sets', async () => {
    await renderBooks({ ...three, plugins: plugin(column()) });
    expect(header('Shelf')).toHaveAttribute('data-align', 'center');
    expect(document.querySelector('table')?.outerHTML).toContain('88px');
  });

  it('is hidden and shown in the column menu like the others', async () => {
    const { user } = await renderBooks({ ...three, plugins: plugin(column()) });
    await user.click(screen.getByRole('button', { name: 'View settings' }));
    const item = screen.getByRole('menuitemcheckbox', { name: 'Shelf' });
    expect(item).toBeChecked();
    await user.click(item);
    await waitFor(() => expect(screen.queryByText('Shelf', { selector: 'th *' })).toBeNull());
    await user.click(screen.getByRole('menuitem', { name: 'Reset' }));
    await waitFor(() => expect(header('Shelf')).toBeInTheDocument());
  });

  it('passes the content type and the attribute to its cells', async () => {
    const received: ListCellProps[] = [];
    const Cell = (props: ListCellProps) => {
      received.push(props);
      return <b>{String(props.value)}!</b>;
    };
    const cell = () => Promise.resolve({ default: Cell });
    const redraw = injectListColumns.add({
      id: 'shelves.pages',
      run: (columns) => columns.map((one) => (one.name === 'pages' ? { ...one, cell } : one)),
    });
    await renderBooks({ ...three, plugins: plugin(redraw, column({ cell })) });
    await screen.findAllByText(/\d!/);
    expect(received[0]).toMatchObject({ contentType: { uid: bookUid }, attribute: { type: 'integer' } });
    expect(received.find(({ attribute }) => attribute === undefined)).toMatchObject({
      contentType: { uid: bookUid },
    });
  });

  it('gives each entry its own cell, whose state does not stay with the position of the row', async () => {
    const Cell = ({ entry }: ListCellProps) => {
      const [isLent, setLent] = useState(false);
      return <button onClick={() => setLent(true)}>{`${entry.id} ${isLent ? 'lent' : 'there'}`}</button>;
    };
    const cell = () => Promise.resolve({ default: Cell });
    const { user } = await renderBooks({
      at: `${bookPath}?page=1&pageSize=2&sort=id:ASC`,
      books: books(4),
      plugins: plugin(column({ cell })),
    });
    await user.click(await screen.findByRole('button', { name: '1 there' }));
    expect(screen.getByRole('button', { name: '1 lent' })).toBeVisible();
    const row = document.querySelector('tbody tr');
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByRole('button', { name: '3 there' })).toBeVisible();
    expect(document.querySelector('tbody tr')).toBe(row);
  });

  it('shows its cells and follows each update when the tap creates its loader on each run', async () => {
    const Cell = ({ entry }: ListCellProps) => <b>{`Shelf of ${entry.id}`}</b>;
    const fresh = injectListColumns.add({
      id: 'shelves.fresh',
      run: (columns) => [
        ...columns,
        {
          name: 'shelves.place',
          label: 'Shelf',
          isSortable: false,
          cell: () => new Promise((resolve) => setTimeout(() => resolve({ default: Cell }), 20)),
        },
      ],
    });
    const { user, problems } = await renderBooks({
      at: `${bookPath}?page=1&pageSize=2&sort=title:ASC`,
      books: books(5),
      plugins: plugin(fresh),
      expectsProblems: true,
    });
    expect(await screen.findByText('Shelf of 1')).toBeVisible();
    const unstable = {
      code: 'LOADER_UNSTABLE',
      pluginId: 'shelves',
      context: { contributionId: 'shelves.fresh', pointId: injectListColumns.id },
    };
    // The tap runs for the displayed columns, and for those in the menu.
    expect(problems()).toMatchObject([unstable, unstable]);
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('Shelf of 3')).toBeVisible();
    expect(screen.queryByText('Shelf of 1')).toBeNull();
    expect(screen.getByText('3–4 of 5')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Title' }));
    await waitFor(() => expect(header('Title')).toHaveAttribute('aria-sort', 'descending'));
    expect(await screen.findByText('Shelf of 5')).toBeVisible();
  });
});

describe('a column of a plugin with `load`', () => {
  const Cell = ({ loaded = 0 }: ListCellProps<number>) => <b>{`${loaded} notes`}</b>;
  const cell = () => Promise.resolve({ default: Cell });
  const notes = (load: LoadedListColumn<number>['load']) => {
    const column = loadedColumn<number>({
      name: 'shelves.notes',
      label: 'Notes',
      isSortable: false,
      cell,
      load,
    });
    return plugin(injectListColumns.add({ id: 'shelves.notes', run: (columns) => [...columns, column] }));
  };
  const paged = { at: `${bookPath}?page=1&pageSize=2&sort=id:ASC`, books: books(4) } as const;

  it('loads the values of a page in one call, and keeps them when the user returns', async () => {
    const load = vi.fn(async (rows: readonly Entry[]) => new Map(rows.map(({ id }) => [id, id * 10])));
    const { user } = await renderBooks({ ...paged, plugins: notes(load) });
    expect(await screen.findByText('10 notes')).toBeVisible();
    expect(screen.getByText('20 notes')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('30 notes')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Previous page' }));
    expect(await screen.findByText('10 notes')).toBeVisible();
    expect(load.mock.calls.map(([rows]) => rows.map(({ id }) => id))).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(load).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ contentType: bookUid }));
  });

  it('loads them again with the list', async () => {
    const load = vi.fn(async () => new Map([[1, load.mock.calls.length]]));
    const { services } = await renderBooks({ ...paged, plugins: notes(load) });
    expect(await screen.findByText('1 notes')).toBeVisible();
    await act(() =>
      services
        .get(queriesRef)
        .getState()
        .client?.invalidateQueries({ queryKey: ['Entries'] }),
    );
    expect(await screen.findByText('2 notes')).toBeVisible();
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('no ink')), /no ink/],
    ['returns no Map', () => Promise.resolve([] as never), /must return a Map/],
  ])('reports the plugin once and offers a retry in each cell if it %s', async (_name, fail, message) => {
    const load = vi.fn(async () => new Map([[1, 7]]));
    load.mockImplementationOnce(fail);
    const { problems, user } = await renderBooks({ ...paged, plugins: notes(load), expectsProblems: true });
    const retries = await screen.findAllByRole('button', {
      name: 'Load “Notes” again. The plugin “shelves” could not load it.',
    });
    expect(retries).toHaveLength(2);
    expect(problems()).toMatchObject([
      { code: 'HOOK_FAILED', pluginId: 'shelves', context: { contributionId: 'shelves.notes' } },
    ]);
    expect(problems()[0]?.message).toMatch(message);
    await user.click(retries[0]!);
    expect(await screen.findByText('7 notes')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a column that a plugin renames', () => {
  const renamed = plugin(
    injectListColumns.add({
      id: 'shelves.rename',
      run: (columns) => columns.map((one) => (one.name === 'pages' ? { ...one, label: 'Length' } : one)),
    }),
  );

  it('has its name in the header and in the menu, also while it is hidden', async () => {
    const { user } = await renderBooks({ ...three, plugins: renamed });
    expect(header('Length')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'View settings' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Length' }));
    await waitFor(() => expect(screen.queryByText('Length', { selector: 'th *' })).toBeNull());
    expect(screen.getByRole('menuitemcheckbox', { name: 'Length' })).not.toBeChecked();
  });
});

describe('a sortable column of a plugin', () => {
  it('sorts the list by its field, without permission on an attribute', async () => {
    const { location, requests, user } = await renderBooks({
      ...three,
      plugins: plugin(column({ isSortable: true, sortField: 'shelf.number' })),
    });
    await user.click(screen.getByRole('button', { name: 'Shelf' }));
    await waitFor(() => expect(location()).toContain('sort=shelf.number:ASC'));
    await waitFor(() => expect(requests(entries).at(-1)?.query).toMatchObject({ sort: 'shelf.number:ASC' }));
  });

  it('is not sortable when the plugin says so', async () => {
    await renderBooks({ ...three, plugins: plugin(column({ sortField: 'shelf.number' })) });
    expect(screen.queryByRole('button', { name: 'Shelf' })).not.toBeInTheDocument();
  });
});

const uid = 'plugin::shelves.length';
const length = (Cell: NonNullable<CustomFieldOf<'integer'>['components']['Cell']>) =>
  customFields.add({
    name: 'length',
    pluginId: 'shelves',
    type: 'integer',
    intlLabel: { id: 'shelves.length', defaultMessage: 'Length' },
    intlDescription: { id: 'shelves.length.description', defaultMessage: 'A length' },
    components: { Input: () => Promise.resolve({ default: () => null }), Cell },
  });
/** Makes the number of pages a custom field. */
const ofPages = injectListColumns.add({
  id: 'shelves.pages',
  run: (columns) =>
    columns.map((one) =>
      one.name === 'pages' && one.attribute
        ? { ...one, attribute: { ...one.attribute, customField: uid } }
        : one,
    ),
});

function Broken(): never {
  throw new Error('no ruler');
}

describe('the cell of a custom field', () => {
  it('shows the values of its attributes', async () => {
    const cell = vi.fn(({ value, entry }: CustomFieldCellProps<number>) => (
      <b>{`${value * 2} of ${entry.id}`}</b>
    ));
    await renderBooks({
      ...three,
      plugins: plugin(
        length(() => Promise.resolve({ default: cell })),
        ofPages,
      ),
    });
    await screen.findByText(/\d of 1/);
    expect(cell.mock.lastCall?.[0]).toMatchObject({
      contentType: { uid: bookUid },
      attribute: { type: 'integer', customField: uid },
    });
  });

  it('is replaced by the cell of the type when it fails, and is reported', async () => {
    const { problems } = await renderBooks({
      ...three,
      expectsProblems: true,
      plugins: plugin(
        length(() => Promise.resolve({ default: Broken })),
        ofPages,
      ),
    });
    await waitFor(() =>
      expect(problems()).toMatchObject([
        { code: 'RENDER_FAILED', pluginId: 'shelves', context: { contributionId: uid } },
      ]),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const [first] = books(25);
    expect(screen.getByRole('cell', { name: String(first?.['pages']) })).toBeVisible();
  });
});
