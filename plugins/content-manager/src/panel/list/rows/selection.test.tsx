import type { Permission } from '@admin/content-model';
import { permission } from '@admin/fixtures';
import {
  type ActionDescription,
  type ActionDialogProps,
  ApiError,
  bulkActions,
  definePlugin,
  type Selection,
} from '@admin/shell';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withBookSettings } from '../fixtures/book-settings.ts';
import { books } from '../fixtures/library-books.ts';
import { bookUid } from '../fixtures/library-types.ts';
import { bookPath, type LibrarySpec } from '../fixtures/library-panel.tsx';
import { permissionsOn } from '../fixtures/library-permissions.ts';
import { renderBooks, renderLibrary, rows, type RenderedLibrary } from '../fixtures/render-library.tsx';

const list = 'GET /content-manager/collection-types/:uid';
const bulkDelete = 'POST /content-manager/collection-types/:uid/actions/bulkDelete';
const deleteOne = 'DELETE /content-manager/collection-types/:uid/:id';

const byId = { at: `${bookPath}?page=1&pageSize=3&sort=id:ASC` } as const;
const box = (index: number) => within(rows()[index]!).getByRole('checkbox');
const bar = () => screen.queryByRole('toolbar', { name: 'Selected entries' });
/** Waits for the bar, whose code is loaded when the first row is checked. */
const shownBar = () => screen.findByRole('toolbar', { name: 'Selected entries' });

async function check(user: RenderedLibrary['user'], ...indices: readonly number[]): Promise<void> {
  for (const index of indices) await user.click(box(index));
}

async function confirm(user: RenderedLibrary['user']): Promise<void> {
  const dialog = screen.getByRole('alertdialog', { name: 'Confirmation' });
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
}

async function deleteRow(user: RenderedLibrary['user'], index: number): Promise<void> {
  await user.click(within(rows()[index]!).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(screen.getByText('Are you sure you want to delete this?')).toBeInTheDocument();
  await confirm(user);
}

describe('the checkboxes of a list', () => {
  const read = permissionsOn(bookUid, ['read']);
  const note = { action: 'plugin::notes.write' };
  const maySeeNotes = permission(note.action);
  const notes = definePlugin({
    id: 'notes',
    contributes: [
      bulkActions.add({
        id: 'notes.add',
        requires: [note],
        useAction: () => ({
          label: { id: 'notes.add', defaultMessage: 'Add a note' },
          confirm: {},
          run: () => Promise.reject(new Error('no ink')),
        }),
      }),
    ],
  });

  it('are shown to users who may perform an action of a plugin, and not to others', async () => {
    const { user } = await renderReaders([...read, maySeeNotes]);
    await check(user, 0);
    const shown = within(await shownBar());
    expect(await shown.findByRole('button', { name: 'Add a note' })).toBeInTheDocument();
    expect(shown.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    cleanup();
    await renderReaders(read);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('are hidden, with the row actions, if the settings of the list disable them', async () => {
    await renderLibrary({ ...byId, responses: withBookSettings({ bulkable: false }) });
    expect(await screen.findByRole('link', { name: 'Bread without a recipe' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
  });

  it('[E28] keep the confirmation open when the action fails, and the notification names the action', async () => {
    const { user, notices } = await renderReaders([...read, maySeeNotes], { expectsProblems: true });
    await check(user, 0);
    await user.click(await screen.findByRole('button', { name: 'Add a note' }));
    await confirm(user);
    const failed = '“Add a note” failed. Try again.';
    // A notification shows it as well, until it closes.
    expect(await within(screen.getByRole('alertdialog')).findByText(failed)).toBeInTheDocument();
    expect(notices()).toMatchObject([{ tone: 'danger', title: { values: { action: 'Add a note' } } }]);
  });

  async function renderReaders(
    permissions: readonly Permission[],
    spec: LibrarySpec = {},
  ): Promise<RenderedLibrary> {
    const rendered = await renderLibrary({ ...byId, permissions, plugins: [notes], ...spec });
    await screen.findByText('3 entries found');
    await waitFor(() => expect(rows()).toHaveLength(3));
    return rendered;
  }
});

const NoteForm = ({ input, close }: ActionDialogProps<Selection>) => {
  const finish = () => {
    input.clear();
    close();
  };
  return (
    <>
      <button onClick={close}>Later</button>
      <button onClick={finish}>Note {input.ids?.join()}</button>
    </>
  );
};

describe('a dialog about checked rows', () => {
  const useAction = ({ ids = [] }: Selection): ActionDescription<Selection> => ({
    label: `Note ${ids.length}`,
    dialog: { title: 'A note', content: () => Promise.resolve({ default: NoteForm }) },
  });
  const notes = definePlugin({
    id: 'notes',
    contributes: [bulkActions.add({ id: 'notes.add', useAction })],
  });

  it('[E63] leaves the rows checked, and returns the focus', async () => {
    const { user } = await renderBooks({ ...byId, plugins: [notes] });
    await check(user, 0, 2);
    await user.click(await screen.findByRole('button', { name: 'Note 2' }));
    await user.click(await screen.findByRole('button', { name: 'Later' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Note 2' })).toHaveFocus());
    expect(box(2)).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Note 2' }));
    await user.click(await screen.findByRole('button', { name: 'Note 1,3' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(box(2)).not.toBeChecked();
    expect(document.body).not.toHaveFocus();
  });
});

describe('checked rows', () => {
  it('are counted, for screen readers as well, and unchecked on demand', async () => {
    const { user } = await renderBooks(byId);
    expect(bar()).not.toBeInTheDocument();
    await check(user, 0, 2);
    expect(await within(await shownBar()).findByText('2 entries selected')).toBeInTheDocument();
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('2 entries selected');
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(bar()).not.toBeInTheDocument();
    expect(box(0)).not.toBeChecked();
    expect(document.body).not.toHaveFocus();
  });

  it('stay checked across pages and sort orders', async () => {
    const { user } = await renderBooks({ ...byId, books: books(5) });
    await check(user, 0, 1);
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await screen.findByText('4–5 of 5');
    expect(box(0)).not.toBeChecked();
    await check(user, 0);
    expect(await within(await shownBar()).findByText('3 entries selected')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Previous page' }));
    await screen.findByText('1–3 of 5');
    expect(box(0)).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'ID' }));
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Night trains, slowly'));
    expect(await within(await shownBar()).findByText('3 entries selected')).toBeInTheDocument();
  });

  it('are unchecked by another search', async () => {
    const { user } = await renderBooks(byId);
    await check(user, 0);
    await user.type(screen.getByRole('searchbox', { name: 'Search in Book' }), 'bread{Enter}');
    await screen.findByText('1 entry found');
    expect(bar()).not.toBeInTheDocument();
  });

  it('are deleted together after a confirmation, and unchecked', async () => {
    const { requests, notices, user } = await renderBooks(byId);
    await check(user, 0, 2);
    await user.click(await within(await shownBar()).findByRole('button', { name: 'Delete' }));
    expect(screen.getByText('Are you sure you want to delete these entries?')).toBeInTheDocument();
    expect(screen.getByText('2 entries')).toBeInTheDocument();
    expect(
      screen.getByText('A winter on the southern coast and How lighthouses were numbered'),
    ).toBeInTheDocument();
    expect(requests(bulkDelete)).toEqual([]);
    await confirm(user);
    expect(await screen.findByText('1 entry found')).toBeInTheDocument();
    expect(requests(bulkDelete)).toMatchObject([{ params: { uid: bookUid }, body: { ids: [1, 3] } }]);
    expect(notices()).toMatchObject([
      { tone: 'success', title: { id: 'content-manager.list.deleted', values: { count: 2 } } },
    ]);
    expect(bar()).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('stay checked if they could not be deleted, with the reason of the server', async () => {
    const { notices, user } = await renderBooks({
      ...byId,
      responses: {
        [bulkDelete]: () => {
          throw new ApiError({ name: 'ApplicationError', message: 'A book is on loan', status: 400 });
        },
      },
    });
    await check(user, 1);
    await user.click(await within(await shownBar()).findByRole('button', { name: 'Delete' }));
    await confirm(user);
    await waitFor(() =>
      expect(notices()).toMatchObject([
        {
          tone: 'warning',
          title: {
            id: 'content-manager.list.nothing-changed',
            values: { reason: 'A book is on loan' },
          },
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(box(1)).toBeChecked();
  });

  it('cannot be deleted with only the permission to publish', async () => {
    const { user } = await renderBooks({ ...byId, permissions: permissionsOn(bookUid, ['read', 'publish']) });
    await check(user, 0);
    expect(await shownBar()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });
});

describe('one row', () => {
  it('is deleted after a confirmation; the focus moves to the row at its position', async () => {
    const { requests, notices, user } = await renderBooks(byId);
    await check(user, 1);
    await deleteRow(user, 1);
    expect(await screen.findByText('2 entries found')).toBeInTheDocument();
    expect(requests(deleteOne).map(({ params }) => params)).toEqual([{ uid: bookUid, id: '2' }]);
    expect(notices()).toMatchObject([{ tone: 'success', title: { id: 'success.record.delete' } }]);
    expect(screen.queryByRole('link', { name: 'Bread without a recipe' })).not.toBeInTheDocument();
    expect(bar()).not.toBeInTheDocument();
    await waitFor(() => expect(rows()[1]).toHaveFocus());
    expect(rows()[1]).toHaveTextContent('How lighthouses were numbered');
  });

  it('stays if the server does not delete it', async () => {
    const { requests, notices, user } = await renderBooks({
      ...byId,
      responses: {
        [deleteOne]: () => {
          throw new ApiError({ name: 'NetworkError', message: 'Network Error', status: 0 });
        },
      },
    });
    await deleteRow(user, 0);
    await waitFor(() =>
      expect(notices()).toMatchObject([{ tone: 'warning', title: { id: 'notification.error' } }]),
    );
    expect(rows()).toHaveLength(3);
    expect(requests(list)).toHaveLength(1);
  });

  it('returns to the previous page if it was the last of its page', async () => {
    const { location, user } = await renderBooks({ at: `${bookPath}?page=3&pageSize=1&sort=id:ASC` });
    expect(rows()).toHaveLength(1);
    await deleteRow(user, 0);
    expect(await screen.findByText('2–2 of 2')).toBeInTheDocument();
    expect(location()).toContain('page=2');
  });

  it('has no delete action without permission', async () => {
    const { user } = await renderBooks({ ...byId, permissions: permissionsOn(bookUid, ['read', 'publish']) });
    await user.click(within(rows()[0]!).getByRole('button', { name: /^Actions for/ }));
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/admin${bookPath}/1`,
    );
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
  });
});
