import { type ActionDialogProps, bulkActions, definePlugin, type Row, rowActions } from '@admin/shell';
import type { Action } from '@admin/shell/host';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { books } from '../fixtures/library-books.ts';
import { permissionsOn } from '../fixtures/library-permissions.ts';
import { bookUid } from '../fixtures/library-types.ts';
import { bookPath, type LibrarySpec } from '../fixtures/library-panel.tsx';
import { renderBooks, renderLibrary, rows, type RenderedLibrary } from '../fixtures/render-library.tsx';

const list = 'GET /content-manager/collection-types/:uid';
const at = `${bookPath}?page=1&pageSize=5&sort=id:ASC`;

const note: Action<Row> = {
  id: 'notes.add',
  before: 'delete',
  useAction: () => ({ label: { id: 'notes.add', defaultMessage: 'Add a note' }, run: vi.fn() }),
};
const notes = (...actions: readonly Action<Row>[]) =>
  definePlugin({ id: 'notes', contributes: [rowActions.add(actions)] });

const secretOfFirst = ({ entry }: Row) => (entry.id === 1 ? [{ action: 'plugin::notes.secret' }] : []);

const useShelve: Action<Row>['useAction'] = ({ entry }) =>
  entry.id === 2 ? null : { label: 'Shelve', run: vi.fn() };

function Form({ input, close }: ActionDialogProps<Row>) {
  return (
    <button onClick={close} type="button">
      Keep {input.entry.id}
    </button>
  );
}

const useWriting: Action<Row>['useAction'] = () => ({
  label: 'Add a note',
  dialog: { title: 'A note', content: () => Promise.resolve({ default: Form }) },
});

const useFailing: Action<Row>['useAction'] = () => ({
  label: 'Add a note',
  run: () => Promise.reject(new Error('no ink')),
});

const copies = ['Copy link', 'Copy ID'];

const trigger = (index: number) => {
  const row = rows()[index];
  if (!row) throw new Error(`There is no row ${index}.`);
  return within(row).getByRole('button', { name: /^Actions for/ });
};

/** Renders the list of books for any user and waits for its rows. */
async function renderRows(spec: LibrarySpec): Promise<RenderedLibrary> {
  const rendered = await renderLibrary(spec);
  await waitFor(() => expect(rows().length).toBeGreaterThan(2));
  return rendered;
}

async function open(user: RenderedLibrary['user'], index: number): Promise<readonly string[]> {
  await user.click(trigger(index));
  const items = await screen.findAllByRole('menuitem');
  return items.map(({ textContent }) => textContent);
}

describe('the actions of a row', () => {
  it('of plugins are listed among the built-in ones, and receive the row', async () => {
    const run = vi.fn();
    const useAction = vi.fn((row: Row) => ({ label: 'Add a note', run: () => run(row) }));
    const { user, requests } = await renderBooks({ at, plugins: [notes({ ...note, useAction })] });
    expect(useAction).not.toHaveBeenCalled();
    expect(await open(user, 1)).toEqual(['Edit', 'Duplicate', ...copies, 'Add a note', 'Delete']);
    expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', `/admin${bookPath}/2`);
    await user.click(screen.getByRole('menuitem', { name: 'Add a note' }));
    const [row] = run.mock.lastCall as [Row];
    expect(row).toMatchObject({ contentType: bookUid, entry: { id: 2 }, href: `${bookPath}/2` });
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    const before = requests(list).length;
    await row.refresh();
    expect(requests(list)).toHaveLength(before + 1);
  });

  it('close with the page of their row, whose elements another entry reuses', async () => {
    const run = vi.fn();
    const useAction = ({ entry }: Row) => ({ label: `Shelve ${entry.id}`, run: () => run(entry.id) });
    const { user, navigate } = await renderBooks({
      at: `${bookPath}?page=1&pageSize=2&sort=id:ASC`,
      books: books(4),
      plugins: [notes({ ...note, useAction })],
    });
    expect(await open(user, 0)).toContain('Shelve 1');
    const row = rows()[0];
    await navigate(`${bookPath}?page=2&pageSize=2&sort=id:ASC`);
    await waitFor(() => expect(row).toHaveAttribute('data-row', '3'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(trigger(0)).toHaveAttribute('aria-expanded', 'false');
    expect(await open(user, 0)).toContain('Shelve 3');
    await user.click(screen.getByRole('menuitem', { name: 'Shelve 3' }));
    expect(run.mock.calls).toEqual([[3]]);
  });

  it('that change something are disabled, with the reason, in an impersonation preview', async () => {
    const view = { role: { id: 2, name: 'Editor' }, isUnsaved: false };
    const run = vi.fn();
    const useAction = () => ({ label: 'Add a note', run });
    const { user } = await renderBooks({ at, view, plugins: [notes({ ...note, useAction })] });
    const reason = 'Nothing can be changed while you are viewing as Editor.';
    expect(await open(user, 0)).toEqual([
      'Edit',
      `Duplicate${reason}`,
      ...copies,
      `Add a note${reason}`,
      `Delete${reason}`,
    ]);
    await user.click(screen.getByRole('menuitem', { name: /^Add a note/ }));
    expect(run).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await user.click(screen.getAllByRole('checkbox', { name: /^Select/ })[1] ?? document.body);
    const remove = await screen.findByRole('button', { name: 'Delete' });
    const create = screen.getByRole('button', { name: 'Create new entry' });
    for (const button of [remove, create]) expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.hover(create);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(reason);
  });

  it('are reached by keyboard, the first one as soon as the menu is open', async () => {
    const { user } = await renderBooks({ at, plugins: [notes(note)] });
    trigger(0).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Add a note' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(trigger(0)).toHaveFocus();
  });

  it('may depend on the row: on its required permissions, and on the result of the action', async () => {
    const { user } = await renderBooks({
      at,
      plugins: [notes({ ...note, requires: secretOfFirst }, { id: 'notes.shelve', useAction: useShelve })],
    });
    expect(await open(user, 0)).toEqual(['Edit', 'Duplicate', ...copies, 'Delete', 'Shelve']);
    await user.keyboard('{Escape}');
    expect(await open(user, 1)).toEqual(['Edit', 'Duplicate', ...copies, 'Add a note', 'Delete']);
  });

  it('are shown to users who may only read if a plugin offers them any', async () => {
    const read = permissionsOn(bookUid, ['read']);
    const secret = notes({ ...note, requires: [{ action: 'plugin::notes.secret' }] });
    await renderRows({ at, permissions: read, plugins: [secret] });
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
    cleanup();
    const { user } = await renderRows({ at, permissions: read, plugins: [notes(note)] });
    expect(await open(user, 0)).toEqual(['Edit', ...copies, 'Add a note']);
  });

  it('open dialogs that stay when the menu closes, and return the focus to it', async () => {
    const { user } = await renderBooks({ at, plugins: [notes({ ...note, useAction: useWriting })] });
    await open(user, 2);
    await user.click(screen.getByRole('menuitem', { name: 'Add a note' }));
    const dialog = await screen.findByRole('dialog', { name: 'A note' });
    await user.click(await within(dialog).findByRole('button', { name: 'Keep 3' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger(2)).toHaveFocus());
  });

  it('that fail are named in a notification, and their plugin in the report', async () => {
    const { notices, problems, user } = await renderBooks({
      expectsProblems: true,
      at,
      plugins: [notes({ ...note, useAction: useFailing })],
    });
    await open(user, 0);
    await user.click(screen.getByRole('menuitem', { name: 'Add a note' }));
    await waitFor(() =>
      expect(notices()).toMatchObject([{ tone: 'danger', title: { values: { action: 'Add a note' } } }]),
    );
    expect(problems()).toMatchObject([
      { code: 'ACTION_FAILED', pluginId: 'notes', context: { contributionId: 'notes.add' } },
    ]);
  });
});

describe('an action with a link', () => {
  it('is a link among the actions on checked rows as well', async () => {
    const leading = definePlugin({
      id: 'notes',
      contributes: [
        bulkActions.add({ id: 'notes.all', useAction: () => ({ label: 'All notes', href: '/notes' }) }),
      ],
    });
    const { user } = await renderBooks({ at, plugins: [leading] });
    const [first] = rows();
    if (first) await user.click(within(first).getByRole('checkbox'));
    const bar = screen.getByRole('toolbar', { name: 'Selected entries' });
    expect(within(bar).getByRole('link', { name: 'All notes' })).toHaveAttribute('href', '/admin/notes');
  });
});
