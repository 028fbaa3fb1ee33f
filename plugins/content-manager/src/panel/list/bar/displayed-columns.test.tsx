import type { Permission } from '@admin/content-model';
import { pageOf, permission } from '@admin/fixtures';
import { definePlugin } from '@admin/shell';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { injectListColumns, type ListColumn } from '../../../points.ts';
import { authorUid, bookUid } from '../fixtures/library-types.ts';
import { bookPath } from '../fixtures/library-panel.tsx';
import { permissionsOn } from '../fixtures/library-permissions.ts';
import { renderBooks, rows } from '../fixtures/render-library.tsx';

const names = 'GET /content-manager/relations/:uid/:id/:field';
const three = { at: `${bookPath}?page=1&pageSize=3&sort=id:ASC` } as const;

const headers = () =>
  screen
    .getAllByRole('columnheader')
    .map((header) => header.textContent)
    .filter((text) => text !== '');

/** Returns the headers of related entries that this user can sort by. */
async function sortableLinks(...permissions: readonly Permission[]): Promise<readonly string[]> {
  const { user } = await renderBooks({ ...three, permissions });
  await user.click(screen.getByRole('button', { name: 'View settings' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Created by' }));
  await user.keyboard('{Escape}');
  const found = ['Author', 'Created by'].filter((name) =>
    within(screen.getByRole('columnheader', { name })).queryByRole('button', { name }),
  );
  cleanup();
  return found;
}

describe('the columns of a list', () => {
  const shown = [
    'ID',
    'Title',
    'Author',
    'Genre',
    'Pages',
    'Cover',
    'Readers',
    'Updated at',
    'Status',
    'Actions',
  ];

  it('follow the configuration, with the publication after them', async () => {
    await renderBooks(three);
    expect(headers()).toEqual(shown);
    const row = within(rows()[1]!);
    expect(row.getByText('Draft')).toBeInTheDocument();
    expect(row.getByText('Grace Hopper')).toBeInTheDocument();
  });

  it('can be configured for all users from the list by permitted users', async () => {
    const { user, location } = await renderBooks(three);
    await user.click(screen.getByRole('button', { name: 'View settings' }));
    await user.click(screen.getByRole('menuitem', { name: 'Configure the view' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Configure the view - Book' }),
    ).toBeInTheDocument();
    expect(location()).toBe(`${bookPath}/configurations/list`);
  });

  it('offer no configuration to other users', async () => {
    const { user } = await renderBooks({ ...three, permissions: permissionsOn(bookUid) });
    await user.click(screen.getByRole('button', { name: 'View settings' }));
    expect(screen.queryByRole('menuitem', { name: 'Configure the view' })).not.toBeInTheDocument();
  });

  it('show a label unchanged if it contains characters of templates or messages', async () => {
    const label =
      '{{constructor.constructor(`x`)()}} <%= process.env %> ${name} {count, plural, other {#}} <b>';
    const labelled = definePlugin({
      id: 'labelled',
      contributes: [
        injectListColumns.add({
          id: 'labelled.title',
          run: (columns) => columns.map((one) => (one.name === 'genre' ? { ...one, label } : one)),
        }),
      ],
    });
    await renderBooks({ ...three, plugins: [labelled] });
    expect(headers()).toContain(label);
  });

  it('keep the title column visible, at any position', async () => {
    await renderBooks(three);
    const stays = (header: HTMLElement) => header.dataset['sticky'] === 'start' && header.textContent !== '';
    expect(screen.getAllByRole('columnheader').filter(stays)).toEqual([
      screen.getByRole('columnheader', { name: 'Title' }),
    ]);
  });

  it('are hidden and shown in the column menu, until they are reset', async () => {
    const { user } = await renderBooks(three);
    await user.click(screen.getByRole('button', { name: 'View settings' }));
    const fields = screen.getAllByRole('menuitemcheckbox').map((field) => field.textContent);
    expect(fields).toEqual(fields.toSorted((one, other) => one.localeCompare(other)));
    expect(fields).not.toContain('Text');
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Genre' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Edition' }));
    await user.keyboard('{Escape}');
    expect(headers()).toEqual([
      ...shown.filter((name) => name !== 'Genre').slice(0, -2),
      'Edition',
      ...shown.slice(-2),
    ]);
    await user.click(screen.getByRole('button', { name: 'View settings' }));
    await user.click(screen.getByRole('menuitem', { name: 'Reset' }));
    expect(headers()).toEqual(shown);
  });

  it('are reset when the user leaves the list', async () => {
    const { user } = await renderBooks(three);
    await user.click(screen.getByRole('button', { name: 'View settings' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Genre' }));
    await user.keyboard('{Escape}');
    expect(headers()).not.toContain('Genre');
    const menu = within(screen.getByRole('navigation', { name: 'Content' }));
    await user.click(menu.getByRole('link', { name: 'Author' }));
    await screen.findByRole('heading', { level: 1, name: 'Author' });
    await user.click(menu.getByRole('link', { name: 'Book' }));
    await screen.findByRole('heading', { level: 1, name: 'Book' });
    expect(headers()).toEqual(shown);
  });

  it('exclude those that the user may not read', async () => {
    const { user } = await renderBooks({
      ...three,
      permissions: [
        ...permissionsOn(bookUid, ['create', 'delete']),
        ...permissionsOn(bookUid, ['read'], ['title', 'pages', 'edition.year']),
      ],
    });
    expect(headers()).toEqual(['ID', 'Title', 'Pages', 'Updated at', 'Status', 'Actions']);
    await user.click(screen.getByRole('button', { name: 'View settings' }));
    const fields = screen.getAllByRole('menuitemcheckbox').map((field) => field.textContent);
    expect(fields).toContain('Edition');
    expect(fields).not.toContain('Genre');
  });

  it('are sortable if the user may compare their values, related entries by their names', async () => {
    const books = permissionsOn(bookUid);
    const users = permission('admin::users.read');
    expect(await sortableLinks(...books)).toEqual([]);
    expect(await sortableLinks(...books, ...permissionsOn(authorUid, ['read'], ['born']))).toEqual([]);
    expect(await sortableLinks(...books, ...permissionsOn(authorUid, ['read'], ['name']))).toEqual([
      'Author',
    ]);
    expect(await sortableLinks(...books, users)).toEqual(['Created by']);
  });

  it('include at least one', async () => {
    const { user } = await renderBooks(three);
    await user.click(screen.getByRole('button', { name: 'View settings' }));
    for (const name of shown.slice(1, 8)) {
      await user.click(screen.getByRole('menuitemcheckbox', { name }));
    }
    expect(screen.getByRole('menuitemcheckbox', { name: 'ID' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    expect(within(rows()[0]!).getByRole('link')).toHaveAccessibleName('1 A winter on the southern coast');
  });

  it('can come from plugins, which receive the list', async () => {
    const cell: NonNullable<ListColumn['cell']> = () =>
      Promise.resolve({ default: ({ entry }) => <b>{`Shelf ${entry.id}`}</b> });
    const shelves = definePlugin({
      id: 'shelves',
      contributes: [
        injectListColumns.add({
          id: 'shelves.column',
          run: (columns, { contentType, query }) => [
            ...columns,
            {
              name: 'shelves.place',
              label: {
                id: 'shelves.place',
                defaultMessage: `Shelf of ${contentType.uid}, page ${String(query['page'])}`,
              },
              isSortable: false,
              cell,
            },
          ],
        }),
      ],
    });
    await renderBooks({ ...three, plugins: [shelves] });
    expect(headers()).toContain(`Shelf of ${bookUid}, page 1`);
    expect(await screen.findByText('Shelf 1')).toBeInTheDocument();
  });

  it('[E56] of a plugin are reported under its name when they fail, whatever their name', async () => {
    const Broken = (): never => {
      throw new Error('no shelf');
    };
    const cell = () => Promise.resolve({ default: Broken });
    const redraw = definePlugin({
      id: 'redraw',
      contributes: [
        injectListColumns.add({
          id: 'redraw.pages',
          run: (columns) => columns.map((column) => (column.name === 'pages' ? { ...column, cell } : column)),
        }),
      ],
    });
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { problems } = await renderBooks({ ...three, expectsProblems: true, plugins: [redraw] });
    expect(await screen.findAllByRole('alert')).toHaveLength(3);
    expect(problems()).toMatchObject([
      { code: 'RENDER_FAILED', pluginId: 'redraw', context: { contributionId: 'redraw.pages' } },
    ]);
    silenced.mockRestore();
  });

  it.each([
    ['a text', 'nonsense'],
    ['a column without a label', [{ name: 'title', isSortable: false }]],
    ['one name twice', ['title', 'title'].map((name) => ({ name, label: name, isSortable: false }))],
    ['a width that is a number', [{ name: 'title', label: 'Title', isSortable: false, width: 90 }]],
    ['a third side', [{ name: 'title', label: 'Title', isSortable: false, align: 'left' }]],
    ['a component as a cell', [{ name: 'title', label: 'Title', isSortable: false, cell: {} }]],
  ])('[E19] stay unchanged when a plugin returns %s', async (_case, invalid) => {
    const { problems } = await renderBooks({
      ...three,
      expectsProblems: true,
      plugins: [
        definePlugin({
          id: 'careless',
          contributes: [injectListColumns.add({ id: 'careless.columns', run: () => invalid as never })],
        }),
      ],
    });
    expect(headers()).toContain('Title');
    expect(problems()).toMatchObject([{ code: 'HOOK_FAILED', pluginId: 'careless' }]);
  });

  it('request the names of several related entries only when their menu opens', async () => {
    const { requests, user } = await renderBooks(three);
    expect(requests(names)).toEqual([]);
    const counts = screen.getAllByRole('button', { name: '2 items' });
    await user.click(counts[0]!);
    expect(await screen.findByRole('menuitem', { name: 'Grace Hopper' })).toHaveAttribute(
      'href',
      `/admin/content-manager/collection-types/${authorUid}/2`,
    );
    expect(requests(names)).toHaveLength(1);
    expect(requests(names)[0]).toMatchObject({
      params: { uid: bookUid, field: 'readers' },
      query: { page: 1, pageSize: 10 },
    });
  });

  it('show in the menu that the names could not be loaded, with a retry', async () => {
    let isDown = true;
    const { user } = await renderBooks({
      ...three,
      responses: {
        [names]: () => {
          if (isDown) throw new Error('down');
          return pageOf([{ id: 1, name: 'Ada Lovelace' }]);
        },
      },
    });
    await user.click(screen.getByRole('button', { name: '1 item' }));
    await screen.findByText('The related entries could not be fetched');
    isDown = false;
    await user.click(screen.getByRole('menuitem', { name: 'Retry' }));
    expect(await screen.findByRole('menuitem', { name: 'Ada Lovelace' })).toBeInTheDocument();
  });
});
